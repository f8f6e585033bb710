import { keysOf } from '#i18n/merge-texts.ts'
import { TitledSection } from '#sections/TitledSection.tsx'
import { isWeak } from '#site/maturity-score.ts'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { describeAgent } from './agent.ts'
import type { PageTexts } from './definition.ts'
import { overall, scores, steps } from './sample.ts'
import drawingStyles from './BenefitDrawings.module.css'
import styles from './BenefitsSection.module.css'

type Benefits = PageTexts['benefits']

export function BenefitsSection({ dimensions, title, ...texts }: Benefits & Pick<PageTexts, 'dimensions'>) {
  const text = describeAgent(texts.report.text, texts.report.here)
  const benefits = [
    { ...texts.scores, drawing: <ScoreBars dimensions={dimensions} /> },
    { ...texts.steps, drawing: <StepList texts={texts.steps.drawn} /> },
    { ...texts.report, text, drawing: <PulledSheet name={texts.report.drawn} /> },
  ]
  return (
    <TitledSection title={title}>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit.title}>
            {benefit.drawing}
            <h3>{benefit.title}</h3>
            <p>{benefit.text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

/** Decorative: the sample report has the same scores as text. */
function ScoreBars({ dimensions }: Pick<PageTexts, 'dimensions'>) {
  return (
    <GrowOnView className={drawingStyles.drawing} aria-hidden>
      <ul className={drawingStyles.bars}>
        {keysOf(scores).map((id) => (
          <li key={id}>
            {dimensions[id]}
            <svg width="100%" height="7">
              <rect width="100%" height="7" rx="3" />
              <rect
                className={isWeak(scores[id]) ? drawingStyles.weak : drawingStyles.bar}
                width={`${scores[id]}%`}
                height="7"
                rx="3"
              />
            </svg>
            <b>{scores[id]}</b>
          </li>
        ))}
      </ul>
    </GrowOnView>
  )
}

function StepList({ texts }: { texts: Benefits['steps']['drawn'] }) {
  return (
    <div className={drawingStyles.drawing} aria-hidden>
      <ol className={drawingStyles.steps}>
        {keysOf(steps).map((id) => (
          <li key={id}>{texts[id]}</li>
        ))}
      </ol>
    </div>
  )
}

function PulledSheet({ name }: { name: string }) {
  return (
    <div className={drawingStyles.drawing} aria-hidden>
      <div className={drawingStyles.sheet}>
        {name}
        <b>{overall}</b>
        <svg viewBox="0 0 132 84">
          <path d="M3 6H129M3 18H108M3 30H120M3 42H80M3 54H129M3 66H98" />
        </svg>
      </div>
    </div>
  )
}
