import { TitledSection } from '#sections/TitledSection.tsx'
import { ComparisonTable } from '#ui/ComparisonTable.tsx'
import type { PageTexts } from './definition.ts'

const momentIds = ['firstCall', 'pricing', 'silence', 'forecast'] as const

export function MomentsSection({ title, columns, rows }: PageTexts['moments']) {
  return (
    <TitledSection title={title} gap={11}>
      <ComparisonTable
        label={title}
        columns={[columns.moment, columns.alone, columns.assistant]}
        rows={momentIds.map((id) => [rows[id].moment, rows[id].alone, rows[id].assistant])}
      />
    </TitledSection>
  )
}
