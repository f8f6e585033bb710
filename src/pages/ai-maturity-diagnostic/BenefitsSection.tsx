import { keysOf } from '#i18n/merge-texts.ts'
import { TitledSection } from '#sections/TitledSection.tsx'
import { isWeak } from '#site/maturity-score.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Grid, Stack } from '#ui/Layout.tsx'
import { Meter } from '#ui/Meter.tsx'
import { describeAgent } from './agent.ts'
import type { PageTexts } from './definition.ts'
import { overall, scores, steps } from './sample.ts'
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
    <TitledSection title={title} gap={11}>
      <Grid as="ul" columns={3} gap="card" className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit.title}>
            <GrowOnView className={styles.drawing} aria-hidden>
              {benefit.drawing}
            </GrowOnView>
            <h3>{benefit.title}</h3>
            <p>{benefit.text}</p>
          </li>
        ))}
      </Grid>
    </TitledSection>
  )
}

/** Decorative: the sample report has the same scores as text. */
function ScoreBars({ dimensions }: Pick<PageTexts, 'dimensions'>) {
  return (
    <ul className={styles.bars}>
      {keysOf(scores).map((id) => (
        <li key={id}>
          {dimensions[id]}
          <Meter percent={scores[id]} className={isWeak(scores[id]) ? styles.weak : undefined} />
          <b>{scores[id]}</b>
        </li>
      ))}
    </ul>
  )
}

function StepList({ texts }: { texts: Benefits['steps']['drawn'] }) {
  return (
    <Stack as="ol" gap={3} className={styles.steps}>
      {keysOf(steps).map((id, index) => (
        <li key={id}>
          <Avatar initials={String(index + 1)} />
          {texts[id]}
        </li>
      ))}
    </Stack>
  )
}

function PulledSheet({ name }: { name: string }) {
  return (
    <div className={styles.sheet}>
      {name}
      <b>{overall}</b>
      <svg viewBox="0 0 132 84">
        <path d="M3 6H129M3 18H108M3 30H120M3 42H80M3 54H129M3 66H98" />
      </svg>
    </div>
  )
}
