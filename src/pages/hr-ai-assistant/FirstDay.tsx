import type { PageTexts } from './definition.ts'
import { firstDaySteps } from './sample-data.ts'
import styles from './FirstDay.module.css'

type Props = PageTexts['requests']['firstDay']['figure']

/** Preparations for a new hire; the last step is still open. */
export function FirstDay({ label, steps }: Props) {
  return (
    <ol className={styles.steps} role="list" aria-label={label}>
      {firstDaySteps.map((id) => (
        <li key={id}>
          <small>{steps[id].time}</small> <span>{steps[id].text}</span>
        </li>
      ))}
    </ol>
  )
}
