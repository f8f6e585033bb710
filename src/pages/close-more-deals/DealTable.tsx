import { useLanguage } from '#i18n/useTexts.ts'
import { HiddenTable } from '#ui/HiddenTable.tsx'
import type { PageTexts } from './definition.ts'
import { formatMoney } from './money.ts'
import { deals } from './sample-data.ts'

type Props = { caption: string; columns: PageTexts['pipeline']['columns']; texts: PageTexts['deals'] }

/** Accessible alternative to the treemap. */
export function DealTable({ caption, columns, texts }: Props) {
  const language = useLanguage()
  return (
    <HiddenTable
      caption={caption}
      columns={[columns.deal, columns.stage, columns.status, columns.score, columns.value]}
      rows={deals.map(({ id, stage, status, score, value }) => ({
        id,
        cells: [texts.names[id], texts.stages[stage], texts.statuses[status], score, formatMoney(value, language)],
      }))}
    />
  )
}
