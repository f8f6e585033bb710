import { Clock, Database, FileText, Mail, MessageSquare, Phone } from 'lucide'
import { keysOf } from '#i18n/merge-texts.ts'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Split } from '#ui/Layout.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { DealTile } from './DealTile.tsx'
import type { PageTexts } from './definition.ts'
import { dealById, EXPLAINED_DEAL, explainedScore } from './sample-data.ts'
import { steps } from './scores.ts'
import styles from './ScoreSection.module.css'
import sumStyles from './ScoreSum.module.css'

const icons = { fit: Database, call: Phone, proposal: FileText, budget: Mail, contract: MessageSquare, silence: Clock }

const bars = steps(Object.values(explainedScore))

export function ScoreSection({ title, lead, parts, total, deals }: PageTexts['score'] & Pick<PageTexts, 'deals'>) {
  return (
    <ContainedSection>
      <Split className={styles.head}>
        <SectionHeading title={title} lead={lead} />
        <svg className={styles.tile} aria-hidden>
          <DealTile deal={dealById(EXPLAINED_DEAL)} texts={deals} />
        </svg>
      </Split>
      <ScoreSum parts={parts} total={total} />
    </ContainedSection>
  )
}

/** A waterfall chart: each bar starts where the last one ended. */
function ScoreSum({ parts, total }: Pick<PageTexts['score'], 'parts' | 'total'>) {
  const sum = bars.at(-1)?.end ?? 0
  return (
    <GrowOnView className={sumStyles.sum}>
      <ol>
        {keysOf(explainedScore).map((part, index) => (
          <li key={part}>
            <p>
              <b>{parts[part].reason}</b>
              <small>
                <Icon of={icons[part]} size={15} />
                {parts[part].source}
              </small>
            </p>
            <Bar {...bars[index]} kind={index === 0 ? 'base' : explainedScore[part] < 0 ? 'less' : 'more'} />
            <span>{index === 0 ? explainedScore[part] : formatSigned(explainedScore[part])}</span>
          </li>
        ))}
        <li>
          <p>
            <b>{total.reason}</b>
            <small>{total.source}</small>
          </p>
          <Bar to={sum} kind="total" />
          <span>{sum}</span>
        </li>
      </ol>
      <svg className={sumStyles.axis} aria-hidden>
        {[0, 20, 40, 60, 80, 100].map((score) => (
          <text key={score} x={`${score}%`} y="1em">
            {score}
          </text>
        ))}
      </svg>
    </GrowOnView>
  )
}

type BarProps = {
  from?: number
  to?: number
  /** Start of the next bar; a line connects the two. */
  end?: number
  kind: 'base' | 'more' | 'less' | 'total'
}

function Bar({ from = 0, to = 0, end, kind }: BarProps) {
  return (
    <svg aria-hidden>
      {end !== undefined && <line x1={`${end}%`} x2={`${end}%`} y1="50%" y2="150%" />}
      <rect className={sumStyles[kind]} data-grows="" x={`${from}%`} width={`${to - from}%`} rx="3" />
    </svg>
  )
}

function formatSigned(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`
}
