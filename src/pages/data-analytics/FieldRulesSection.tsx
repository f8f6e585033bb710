import { ComparisonTable } from '#ui/ComparisonTable.tsx'
import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import styles from './FieldRulesSection.module.css'

const order = ['day', 'customer', 'boxSize', 'gap', 'owner'] as const

export function FieldRulesSection({ title, lead, columns, rows }: PageTexts['rules']) {
  return (
    <Section>
      <Container className={styles.section}>
        <SectionHeading title={title} lead={lead} />
        <ComparisonTable
          label={title}
          columns={[columns.question, columns.sources, columns.rule]}
          rows={order.map((id) => [rows[id].question, rows[id].sources, rows[id].rule])}
          favorsOther
        />
      </Container>
    </Section>
  )
}
