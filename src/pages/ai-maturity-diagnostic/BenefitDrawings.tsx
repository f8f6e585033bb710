import { isWeak } from '#site/maturity-score.ts'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import type { PageTexts } from './definition.ts'
import { overall, scores, steps } from './sample.ts'
import styles from './BenefitDrawings.module.css'

/** Decorative: the sample report has the same scores as text. */
export function ScoreBars({ dimensions }: { dimensions: PageTexts['dimensions'] }) {
  return (
    <GrowOnView className={styles.drawing} aria-hidden>
      <ul className={styles.bars}>
        {scores.map(({ id, score }) => (
          <li key={id}>
            {dimensions[id]}
            <svg width="100%" height="7">
              <rect width="100%" height="7" rx="3" />
              <rect className={isWeak(score) ? styles.weak : styles.bar} width={`${score}%`} height="7" rx="3" />
            </svg>
            <b>{score}</b>
          </li>
        ))}
      </ul>
    </GrowOnView>
  )
}

export function StepList({ texts }: { texts: PageTexts['benefits']['steps']['drawn'] }) {
  return (
    <div className={styles.drawing} aria-hidden>
      <ol className={styles.steps}>
        {steps.map(({ id }) => (
          <li key={id}>{texts[id]}</li>
        ))}
      </ol>
    </div>
  )
}

export function PulledSheet({ name }: { name: string }) {
  return (
    <div className={styles.drawing} aria-hidden>
      <div className={styles.sheet}>
        {name}
        <b>{overall}</b>
        <svg viewBox="0 0 132 84">
          <path d="M3 6H129M3 18H108M3 30H120M3 42H80M3 54H129M3 66H98" />
        </svg>
      </div>
    </div>
  )
}
