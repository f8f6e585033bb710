import { PulledSheet, ScoreBars, StepList } from './BenefitDrawings.tsx'
import type { PageTexts } from './definition.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { promised } from './agent.ts'
import styles from './BenefitsSection.module.css'

type DiagnosticTexts = PageTexts
type Props = DiagnosticTexts['benefits'] & { dimensions: DiagnosticTexts['dimensions'] }

/** What a visitor has at the end, drawn. */
export function BenefitsSection({ title, scores, steps, report, dimensions }: Props) {
  const benefits = [
    { ...scores, drawing: <ScoreBars dimensions={dimensions} /> },
    { ...steps, drawing: <StepList words={steps.drawn} /> },
    { ...report, text: promised(report.text, report.here), drawing: <PulledSheet name={report.drawn} /> },
  ]
  return (
    <Section>
      <Wrap>
        <SectionHeading title={title} />
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit.title}>
              {benefit.drawing}
              <h3>{benefit.title}</h3>
              <p>{benefit.text}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}
