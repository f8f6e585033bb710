import { ComparisonTable } from '#ui/ComparisonTable.tsx'
import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import styles from './MomentsSection.module.css'

const momentIds = ['firstCall', 'pricing', 'silence', 'forecast'] as const

export function MomentsSection({ title, columns, rows }: PageTexts['moments']) {
  return (
    <Section>
      <Container className={styles.column}>
        <SectionHeading title={title} />
        <ComparisonTable
          label={title}
          columns={[columns.moment, columns.alone, columns.assistant]}
          rows={momentIds.map((id) => [rows[id].moment, rows[id].alone, rows[id].assistant])}
        />
      </Container>
    </Section>
  )
}
