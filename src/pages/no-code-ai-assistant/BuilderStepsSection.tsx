import type { ReactNode } from 'react'
import { CitedAnswer } from '#sections/demos/CitedAnswer.tsx'
import { FigureSection } from '#sections/FigureSection.tsx'
import { claimValue } from '#site/build-constants.ts'
import { fillBrackets } from '#site/template.ts'
import { classes } from '#ui/classes.ts'
import { Container } from '#ui/Container.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { blockClass, chainClass, type BlockTone } from './blocks.ts'
import type { PageTexts } from './definition.ts'
import { connectedSystems, publishedPlaces } from './sample-data.ts'
import { StatusList } from './StatusList.tsx'
import styles from './BuilderStepsSection.module.css'

const BLOCKS = 10
const remaining = Math.round(BLOCKS * (1 - claimValue('buildTime') / 100))

export function BuilderStepsSection({ title, describe, connect, test, publish, speed }: PageTexts['steps']) {
  return (
    <Section surface="sand">
      <Container>
        <SectionHeading title={title} />
        <ol className={chainClass('acrossIfWide', styles.steps)}>
          <Step {...describe} tone="white">
            <p className={styles.typed}>{describe.typed}</p>
          </Step>
          <Step {...connect} tone="tint">
            <StatusList statuses={connectedSystems} items={connect.systems} />
          </Step>
          <Step {...test} tone="stone">
            <CitedAnswer
              by={{ person: test.question.by, assistant: test.answer.by }}
              question={test.question.text}
              answer={test.answer.text}
            />
          </Step>
          <Step {...publish} tone="deep">
            <StatusList statuses={publishedPlaces} items={publish.places} />
          </Step>
        </ol>
      </Container>
      <FigureSection value={speed.value} label={speed.label} text={speed.text}>
        <GrowOnView className={styles.rows}>
          <Row label={speed.programmed} units={speed.units} count={BLOCKS} />
          <Row label={speed.inBuilder} units={speed.units} count={remaining} className={styles.brand} />
        </GrowOnView>
      </FigureSection>
    </Section>
  )
}

type StepProps = { name: string; text: string; tone: BlockTone; children: ReactNode }

function Step({ name, text, tone, children }: StepProps) {
  return (
    <li className={blockClass(tone, styles.step)}>
      <h3>{name}</h3>
      <p>{text}</p>
      <div className={styles.figure}>{children}</div>
    </li>
  )
}

type RowProps = { label: string; units: string; count: number; className?: string | undefined }

function Row({ label, units, count, className }: RowProps) {
  return (
    <p>
      <span>
        {label}
        <VisuallyHidden>{` ${fillBrackets(units, { count: String(count) })}`}</VisuallyHidden>
      </span>
      <span className={classes(styles.blocks, className)} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <i key={index} data-grows="" />
        ))}
      </span>
    </p>
  )
}
