import { useTexts } from '#i18n/useTexts.ts'
import { isWeak } from '#site/maturity-score.ts'
import { fillBrackets } from '#site/template.ts'
import { classes } from '#ui/classes.ts'
import { Meter } from '#ui/Meter.tsx'
import type { DimensionReport } from '../report.ts'
import styles from './ReportDimensions.module.css'

export function ReportDimensions({ dimensions }: { dimensions: readonly DimensionReport[] }) {
  const { report } = useTexts('diagnostic')
  return (
    <section className={styles.dimensions}>
      <h2>{report.dimensionsHeading}</h2>
      <dl>
        {dimensions.map(({ dimension, name, score, answer, sentence }) => (
          <div key={dimension}>
            <dt className={classes(isWeak(score) && styles.weak)}>
              <span>{name}</span>
              <Meter percent={score} className={styles.meter} />
              <b>{score}</b>
            </dt>
            <dd>
              {sentence}
              <small>{fillBrackets(report.answer, { label: answer })}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
