import { TitledSection } from '#sections/TitledSection.tsx'
import { describeAgent } from './agent.ts'
import { PulledSheet, ScoreBars, StepList } from './BenefitDrawings.tsx'
import type { PageTexts } from './definition.ts'
import styles from './BenefitsSection.module.css'

type Props = PageTexts['benefits'] & { dimensions: PageTexts['dimensions'] }

export function BenefitsSection({ title, scores, steps, report, dimensions }: Props) {
  const benefits = [
    { id: 'scores', ...scores, drawing: <ScoreBars dimensions={dimensions} /> },
    { id: 'steps', ...steps, drawing: <StepList texts={steps.drawn} /> },
    {
      id: 'report',
      ...report,
      text: describeAgent(report.text, report.here),
      drawing: <PulledSheet name={report.drawn} />,
    },
  ]
  return (
    <TitledSection title={title}>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit.id}>
            {benefit.drawing}
            <h3>{benefit.title}</h3>
            <p>{benefit.text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
