import { TitledSection } from '#sections/TitledSection.tsx'
import { ComparisonTable } from '#ui/ComparisonTable.tsx'
import type { PageTexts } from './definition.ts'
import styles from './FieldRulesSection.module.css'

const order = ['day', 'customer', 'boxSize', 'gap', 'owner'] as const

export function FieldRulesSection({ title, lead, columns, rows }: PageTexts['rules']) {
  return (
    <TitledSection title={title} lead={lead} gap={11} rhythm="claim">
      <ComparisonTable
        label={title}
        columns={[columns.question, columns.sources, columns.rule]}
        rows={order.map((id) => [rows[id].question, rows[id].sources, rows[id].rule])}
        className={styles.sheet}
      />
    </TitledSection>
  )
}
