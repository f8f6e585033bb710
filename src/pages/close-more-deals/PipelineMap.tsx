import { useLanguage } from '#i18n/useTexts.ts'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { HiddenTable } from '#ui/HiddenTable.tsx'
import { DealTile } from './DealTile.tsx'
import type { PageTexts } from './definition.ts'
import { formatMoney } from './money.ts'
import { deals, NEW_DEAL, PIPELINE_VALUE, pipelineTrace } from './sample-data.ts'
import { treemap, transpose, type Part } from './treemap.ts'
import styles from './PipelineMap.module.css'

const values = deals.map(({ value }) => value)
/** Three columns on wide screens, four rows of two on narrow ones. */
const wide = treemap(values, [2, 2, 4])
const tall = transpose(treemap(values, [2, 2, 2, 2]))

type Props = PageTexts['pipeline'] & { texts: PageTexts['deals'] }

export function PipelineMap({ title, columns, legend, trace, texts }: Props) {
  const language = useLanguage()
  return (
    <div className={styles.pipeline}>
      <div className={styles.head}>
        <p>
          {title} <b>{formatMoney(PIPELINE_VALUE, language)}</b>
        </p>
        <ul className={styles.legend}>
          {(['hot', 'warm', 'new', 'area'] as const).map((mark) => (
            <li key={mark} data-mark={mark}>
              {legend[mark]}
            </li>
          ))}
        </ul>
      </div>
      {/* Accessible alternative to the treemap. */}
      <HiddenTable
        caption={title}
        columns={[columns.deal, columns.stage, columns.status, columns.score, columns.value]}
        rows={deals.map(({ id, stage, status, score, value }) => ({
          id,
          cells: [texts.names[id], texts.stages[stage], texts.statuses[status], score, formatMoney(value, language)],
        }))}
      />
      <Tiles className={styles.wide} data-og-image="" parts={wide} texts={texts} />
      <Tiles className={styles.tall} parts={tall} texts={texts} />
      <DemoTrace {...trace} statuses={pipelineTrace} />
    </div>
  )
}

type TilesProps = { className: string | undefined; parts: readonly Part[]; texts: PageTexts['deals'] }

function Tiles({ parts, texts, ...svg }: TilesProps) {
  return (
    <svg {...svg} aria-hidden>
      {deals.map((deal, index) => (
        <DealTile key={deal.id} deal={deal} part={parts[index]} texts={texts} framed={deal.id === NEW_DEAL} />
      ))}
    </svg>
  )
}
