import { useState } from 'react'
import { useLanguage } from '#i18n/useTexts.ts'
import { statusOf } from '#sections/demos/status-of.ts'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { StatusDot } from '#ui/Status.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
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
const lines = candidateLines([applied.candidates, screened.candidates, checked.candidates])

function CandidateFan({ interviews, offer, week }: Pick<Props, 'interviews' | 'offer' | 'week'>) {
  const language = useLanguage()
  const [at, setAt] = useState(followed)
  const reset = () => setAt(followed)
  const candidates = hiringWeek.interviews.map(({ id }) => week.candidates[id])
  return (
    <GrowOnView className={styles.fan} data-og-image="" data-open={at !== followed || undefined}>
      <svg viewBox={`0 0 ${LINES_WIDTH} ${LINES_HEIGHT}`} preserveAspectRatio="none" data-grows="" aria-hidden>
        <path className={styles.border} d={stageBorders} />
        <path d={lines.leftEarly} />
        <path className={styles.stayed} d={lines.leftLater + lines.invited.join('')} />
        <path className={styles.ends} d={lines.leftEarly + lines.leftLater} />
        <path key={at} className={styles.followed} d={lines.invited[at]} />
      </svg>
      <VisuallyHidden data-only="scripts">
        <input
          type="range"
          autoComplete="off"
          aria-label={interviews}
          aria-valuetext={candidates[at]}
          max={candidates.length - 1}
          value={at}
          onChange={({ target }) => setAt(target.valueAsNumber)}
          onBlur={reset}
        />
      </VisuallyHidden>
      <ul className={styles.names} role="list" aria-label={interviews} onPointerLeave={reset}>
        {hiringWeek.interviews.map(({ id, day, hour }, index) => (
          <li
            key={id}
            className={index === at ? styles.lit : undefined}
            onPointerEnter={() => setAt(index)}
            onClick={() => setAt(index)}
          >
            <StatusDot status={isHeld(day) ? 'done' : 'active'} />
            <b>{candidates[index]}</b>
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
