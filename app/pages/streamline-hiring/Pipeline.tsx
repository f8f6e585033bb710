import type { PageTexts } from './definition.ts'
import { Trace, type TraceStep } from '../../ui/Panel.tsx'
import { StatusDot } from '../../ui/Status.tsx'
import { hiringStages } from './sample-data.ts'
import { statusOf } from '../../demos/status-of.ts'
import { CandidateFan } from './CandidateFan.tsx'
import styles from './Pipeline.module.css'

type Hiring = PageTexts
type Props = Omit<Hiring['pipeline'], 'initials' | 'opening' | 'state' | 'tag'> & Pick<Hiring, 'week'>

/** The note stands where a number needs a word of its own. */
type StageTexts = { name: string; time: string; note?: string }

const [applied, screened, checked] = hiringStages

/** The stages of an opening, the candidates' lines through them, and what became of those whose lines have ended. */
export function Pipeline({ label, statuses, stages, outcomes, trace, interviews, offer, week }: Props) {
  return (
    <div className={styles.pipeline}>
      <ol className={styles.stages} aria-label={label}>
        {hiringStages.map(({ candidates, status }, index) => {
          const stage: StageTexts | undefined = stages[index]
          return (
            <li key={stage?.name}>
              <span className={styles.status}>
                <StatusDot status={statusOf[status]} />
                {statuses[status]}
              </span>
              <b>{stage?.name}</b>
              <span className={styles.count}>
                <b>{candidates}</b> {stage?.note}
              </span>
              <span className={styles.time}>{stage?.time}</span>
            </li>
          )
        })}
      </ol>
      <CandidateFan label={interviews} offer={offer} week={week} />
      <ul className={styles.outcomes}>
        <li>
          <b>{applied.candidates - screened.candidates}</b> {outcomes.screening}
        </li>
        <li>
          <b>{screened.candidates - checked.candidates}</b> {outcomes.check}
        </li>
        <li>
          <b>{applied.candidates - checked.candidates}</b> {outcomes.answers}
        </li>
      </ul>
      <Trace steps={trace.steps as TraceStep[]} label={trace.label} />
    </div>
  )
}
