import { DemoTrace } from '#sections/DemoTrace.tsx'
import { TitledSection } from '#sections/TitledSection.tsx'
import { ChatChips } from '#ui/Chat.tsx'
import { Stack } from '#ui/Layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Tag, type Status } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import {
  dealById,
  draftTrace,
  HOT_FROM,
  morningDeals,
  QUIET_DAYS,
  QUIET_DEAL,
  quietDealScores,
  type Deal,
} from './sample-data.ts'
import { course, height, line } from './scores.ts'
import styles from './MorningSection.module.css'

const statusOfDeal: Record<Deal['status'], Status> = { hot: 'hot', warm: 'pending' }

export function MorningSection({ title, lead, plan, draft, deals }: PageTexts['morning'] & Pick<PageTexts, 'deals'>) {
  return (
    <TitledSection surface="sand" title={title} lead={lead} gap={11}>
      <Panel className={styles.panel}>
        <ol className={styles.plan}>
          {morningDeals.map((id) => {
            const { status } = dealById(id)
            return (
              <Stack as="li" gap={1} key={id} data-open={id === QUIET_DEAL || undefined}>
                <span>{plan[id].time}</span>
                <div>
                  <h3>
                    {deals.names[id]} <Tag status={statusOfDeal[status]}>{deals.statuses[status]}</Tag>
                  </h3>
                  <p>{plan[id].text}</p>
                </div>
              </Stack>
            )
          })}
        </ol>
        <div>
          <ScoreCourse {...draft} />
          <p className={styles.message}>{draft.message}</p>
          <ChatChips chips={draft.actions} filled={draft.actions[0] ?? ''} />
        </div>
        <DemoTrace {...draft.trace} statuses={draftTrace} />
      </Panel>
    </TitledSection>
  )
}

const RANGE = { lowest: 58, highest: 90 }

const days = course(quietDealScores, RANGE)
const answered = days.slice(0, -QUIET_DAYS)
const quiet = days.slice(-QUIET_DAYS - 1)
const silence = quiet[0]?.x ?? 100
const hotLine = `${height(HOT_FROM, RANGE)}%`

function ScoreCourse({ title, note, hot }: PageTexts['morning']['draft']) {
  return (
    <Stack as="figure" gap={4} className={styles.course}>
      <figcaption>
        <b>{title}</b>
        {note}
      </figcaption>
      <p>{quietDealScores.at(-1)}</p>
      <svg aria-hidden>
        <rect x={`${silence}%`} width={`${100 - silence}%`} height="100%" />
        <line x2="100%" y1={hotLine} y2={hotLine} />
        <text y={hotLine} dy="-0.5em">
          {hot}
        </text>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline points={line(answered)} />
          <polyline className={styles.quiet} points={line(quiet)} />
        </svg>
        <circle cx="100%" cy={`${days.at(-1)?.y}%`} r="6" />
      </svg>
    </Stack>
  )
}
