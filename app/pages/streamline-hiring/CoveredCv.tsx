import type { PageTexts } from './definition.ts'
import { Marked } from '../../ui/Marked.tsx'
import { Paper } from '../../ui/Paper.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CoveredCv.module.css'

/** An application as the assistant gets it: who it is from is covered, what meets a must-have is marked. */
export function CoveredCv({ label, covered, hidden, parts }: PageTexts['screening']['cv']) {
  return (
    <Paper className={styles.cv} aria-label={label}>
      <div className={styles.person}>
        <dl>
          {covered.map((detail) => (
            <div key={detail}>
              <dt>{detail}</dt>
              <dd>
                <VisuallyHidden>{hidden}</VisuallyHidden>
              </dd>
            </div>
          ))}
        </dl>
        <i aria-hidden />
      </div>
      {parts.map(({ title, lines }) => (
        <div key={title} className={styles.part}>
          <b>{title}</b>
          {lines.map((line) => (
            <p key={line}>
              <Marked text={line} />
            </p>
          ))}
        </div>
      ))}
    </Paper>
  )
}
