import type { ReactNode } from 'react'
import { ChatChips } from '#ui/Chat.tsx'
import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import { DemoCall } from './DemoCall.tsx'
import { ExampleFiles } from './ExampleFiles.tsx'
import { Mail } from './Mail.tsx'
import { TwoSheets } from './TwoSheets.tsx'
import styles from './AfterSendingSection.module.css'

export function AfterSendingSection({ title, lead, steps }: PageTexts['after']) {
  const { request, answer, examples, call, decision } = steps
  const { times } = answer.figure
  return (
    <Section>
      <Container>
        <SectionHeading title={title} lead={lead} />
        <ol className={styles.steps}>
          <Step {...request}>
            <Mail {...request.figure}>
              <p>{request.figure.text}</p>
            </Mail>
          </Step>
          <Step {...answer}>
            <Mail {...answer.figure}>
              <ChatChips chips={[times.chosen, times.other]} filled={times.chosen} />
            </Mail>
          </Step>
          <Step {...examples}>
            <ExampleFiles names={examples.figure} />
          </Step>
          <Step {...call}>
            <DemoCall {...call.figure} />
          </Step>
          <Step {...decision}>
            <TwoSheets {...decision.figure} />
          </Step>
        </ol>
      </Container>
    </Section>
  )
}

type StepProps = { when: string; title: string; text: string; children: ReactNode }

function Step({ when, title, text, children }: StepProps) {
  return (
    <li>
      <div className={styles.text}>
        <p className={styles.when}>{when}</p>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div className={styles.object}>{children}</div>
    </li>
  )
}
