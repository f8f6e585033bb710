import { Paper } from '#ui/Paper.tsx'
import { RichText } from '#ui/RichText.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import styles from './CoveredCv.module.css'

const partIds = ['experience', 'licenses'] as const

/** An application as the assistant sees it: personal details are hidden, evidence for must-haves is marked. */
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
      {partIds.map((id) => (
        <div key={id} className={styles.part}>
          <b>{parts[id].title}</b>
          {parts[id].lines.map((line) => (
            <p key={line}>
              <RichText text={line} />
            </p>
          ))}
        </div>
      ))}
    </Paper>
  )
}
