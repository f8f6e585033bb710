import type { PageTexts } from './definition.ts'
import styles from './FirstDay.module.css'

type Props = PageTexts['requests']['firstDay']['figure']

/** What has been got ready for somebody new; the last step is still to come. */
export function FirstDay({ label, steps }: Props) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step) => (
        <li key={step.text}>
          <small>{step.time}</small> <span>{step.text}</span>
        </li>
      ))}
    </ol>
  )
}
