import { ComparisonTable } from '#ui/ComparisonTable.tsx'
import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import styles from './DutiesSection.module.css'

const order = ['building', 'beforeLive', 'atWork', 'data', 'unknown', 'delicate'] as const

export function DutiesSection({ title, lead, moment, assistant, team, moments }: PageTexts['duties']) {
  return (
    <Section surface="sand">
      <Container className={styles.column}>
        <SectionHeading title={title} lead={lead} />
        <ComparisonTable
          label={title}
          columns={[moment, assistant, team]}
          rows={order.map((id) => [moments[id].name, moments[id].assistant, moments[id].team])}
        />
      </Container>
    </Section>
  )
}
