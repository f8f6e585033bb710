import { mergeTexts } from '#i18n/merge-texts.ts'
import { statusOf } from '#sections/demos/status-of.ts'
import { Trace } from '#ui/Panel.tsx'
import { StatusDot } from '#ui/Status.tsx'
import { CandidateFan } from './CandidateFan.tsx'
import type { PageTexts } from './definition.ts'
import { hiringStages, pipelineTrace } from './sample-data.ts'
import styles from './Pipeline.module.css'

type Hiring = PageTexts
type Props = Omit<Hiring['pipeline'], 'initials' | 'opening' | 'state' | 'tag'> & Pick<Hiring, 'week'>

/** `note` explains a number that needs it. */
type StageTexts = { name: string; time: string; note?: string }

const [applied, screened, checked] = hiringStages

export function Pipeline({ label, statuses, stages, outcomes, trace, interviews, offer, week }: Props) {
  const stageTexts: Record<keyof typeof stages, StageTexts> = stages
  const steps = mergeTexts(pipelineTrace, trace.steps)
  return (
    <div className={styles.pipeline}>
      <ol className={styles.stages} role="list" aria-label={label}>
        {hiringStages.map(({ id, candidates, status }) => {
          const { name, note, time } = stageTexts[id]
          return (
            <li key={id}>
              <span className={styles.status}>
                <StatusDot status={statusOf[status]} />
                {statuses[status]}
              </span>
              <b>{name}</b>
              <span className={styles.count}>
                <b>{candidates}</b> {note}
              </span>
              <span className={styles.time}>{time}</span>
            </li>
          )
        })}
      </ol>
      <CandidateFan label={interviews} offer={offer} week={week} />
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
      <Trace steps={steps} label={trace.label} />
    </div>
  )
}
