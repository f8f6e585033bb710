import type { ReactNode } from 'react'
import { TitledSection } from '#sections/TitledSection.tsx'
import { ChatChips } from '#ui/Chat.tsx'
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
    <TitledSection title={title} lead={lead}>
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
    </TitledSection>
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
