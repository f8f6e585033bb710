import { TitledSection } from '#sections/TitledSection.tsx'
import { ComparisonTable, type ComparisonRow } from '#ui/ComparisonTable.tsx'
import type { PageTexts } from './definition.ts'
import { hiringStages } from './sample-data.ts'
import styles from './DecisionsSection.module.css'

type Props = PageTexts['decisions'] & Pick<PageTexts['pipeline'], 'stages'>

export function DecisionsSection({ title, lead, columns, rows, stages }: Props) {
  return (
    <TitledSection title={title} lead={lead} gap={11} rhythm="claim">
      <ComparisonTable
        label={title}
        columns={[columns.stage, columns.assistant, columns.person]}
        rows={hiringStages.map(({ id }): ComparisonRow => [stages[id].name, rows[id].assistant, rows[id].person])}
        className={styles.wave}
      />
    </TitledSection>
  )
}
