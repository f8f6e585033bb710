import { useLanguage } from '#i18n/useTexts.ts'
import { statusOf } from '#sections/demos/status-of.ts'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { StatusDot } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { candidateLines, LINES_HEIGHT, LINES_WIDTH, stageBorders } from './lines.ts'
import { hiringStages, pipelineTrace, hiringWeek } from './sample-data.ts'
import { formatTime, isHeld } from './week.ts'
import styles from './Pipeline.module.css'

type Props = Omit<PageTexts['pipeline'], 'initials' | 'opening' | 'state' | 'tag'> & Pick<PageTexts, 'week'>

const [applied, screened, checked] = hiringStages

export function Pipeline({ label, statuses, stages, outcomes, trace, interviews, offer, week }: Props) {
  const stageTexts: Record<keyof typeof stages, { name: string; time: string; note?: string }> = stages
  return (
    <div className={styles.pipeline}>
      <ol className={styles.stages} role="list" aria-label={label}>
        {hiringStages.map(({ id, candidates, status }) => {
          const { name, note, time } = stageTexts[id]
          return (
            <li key={id}>
              <Cluster as="p" gap={2} className={styles.status}>
                <StatusDot status={statusOf[status]} />
                {statuses[status]}
              </Cluster>
              <b>{name}</b>
              <span className={styles.count}>
                <b>{candidates}</b> {note}
              </span>
              <span className={styles.time}>{time}</span>
            </li>
          )
        })}
      </ol>
      <CandidateFan interviews={interviews} offer={offer} week={week} />
      <ul className={styles.outcomes}>
        <li>
          {outcomes.caption} <b>{applied.candidates - screened.candidates}</b> {outcomes.screening}
        </li>
        <li>
          <b>{screened.candidates - checked.candidates}</b> {outcomes.check}
        </li>
        <li>
          <b>{applied.candidates - checked.candidates}</b> {outcomes.answers}
        </li>
      </ul>
      <DemoTrace {...trace} statuses={pipelineTrace} />
    </div>
  )
}

const followed = hiringWeek.interviews.findIndex(({ id }) => id === hiringWeek.chatWith)
const lines = candidateLines([applied.candidates, screened.candidates, checked.candidates], followed)

function CandidateFan({ interviews, offer, week }: Pick<Props, 'interviews' | 'offer' | 'week'>) {
  const language = useLanguage()
  return (
    <GrowOnView className={styles.fan} data-og-image="">
      <svg viewBox={`0 0 ${LINES_WIDTH} ${LINES_HEIGHT}`} preserveAspectRatio="none" data-grows="" aria-hidden>
        <path className={styles.border} d={stageBorders} />
        <path d={lines.leftEarly} />
        <path className={styles.stayed} d={lines.stayed} />
        <path className={styles.ends} d={lines.ends} />
        <path className={styles.followed} d={lines.followed} />
      </svg>
      <ul className={styles.names} role="list" aria-label={interviews}>
        {hiringWeek.interviews.map(({ id, day, hour }) => (
          <li key={id} className={id === hiringWeek.chatWith ? styles.chatting : undefined}>
            <StatusDot status={isHeld(day) ? 'done' : 'active'} />
            <b>{week.candidates[id]}</b>
            <span>{isHeld(day) ? week.held : `${week.days[day]} ${formatTime(hour, language)}`}</span>
          </li>
        ))}
      </ul>
      <p className={styles.offer}>
        <b>{offer.title}</b>
        {offer.text}
      </p>
    </GrowOnView>
  )
}
