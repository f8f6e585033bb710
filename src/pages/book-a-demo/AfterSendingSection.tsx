import { Inbox, Mail as MailIcon, MessageCircle } from 'lucide'
import type { ReactNode } from 'react'
import { keysOf } from '#i18n/merge-texts.ts'
import { TitledSection } from '#sections/TitledSection.tsx'
import { ChatChips } from '#ui/Chat.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Paper } from '#ui/Paper.tsx'
import type { PageTexts } from './definition.ts'
import { DemoCall } from './DemoCall.tsx'
import { demoExamples } from './sample-data.ts'
import styles from './AfterSendingSection.module.css'
import fileStyles from './ExampleFiles.module.css'
import mailStyles from './Mail.module.css'
import sheetStyles from './TwoSheets.module.css'

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

function Step({ when, title, text, children }: { when: string; title: string; text: string; children: ReactNode }) {
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

function Mail({ from, kind, subject, children }: { from: string; kind: string; subject: string; children: ReactNode }) {
  return (
    <div className={mailStyles.mail}>
      <p className={mailStyles.from}>
        <span>{from}</span> <span>{kind}</span>
      </p>
      <b>{subject}</b>
      {children}
    </div>
  )
}

const icons = { tickets: Inbox, emails: MailIcon, chats: MessageCircle }

function ExampleFiles({ names }: { names: Record<keyof typeof icons, string> }) {
  return (
    <ul className={fileStyles.files}>
      {keysOf(demoExamples).map((kind) => (
        <li key={kind}>
          <Icon of={icons[kind]} size={16} />
          {names[kind]} <span>{demoExamples[kind]}</span>
        </li>
      ))}
    </ul>
  )
}

const rows = [6, 19, 32, 45]
const ticks = rows.map((y) => `M1 ${y}l3 3 5-6`).join('')
const crosses = rows.map((y) => `M1 ${y - 3}l7 6m0-6l-7 6`).join('')
const lines = rows.map((y, index) => `M17 ${y}h${index % 2 ? 44 : 58}`).join('')

function TwoSheets({ right, wrong }: { right: string; wrong: string }) {
  return (
    <div className={sheetStyles.sheets}>
      <Paper>
        <figcaption>{right}</figcaption>
        <Writing marks={ticks} />
      </Paper>
      <Paper>
        <figcaption>{wrong}</figcaption>
        <Writing marks={crosses} />
      </Paper>
    </div>
  )
}

function Writing({ marks }: { marks: string }) {
  return (
    <svg viewBox="0 0 76 50" aria-hidden>
      <path d={lines} />
      <path className={sheetStyles.marks} d={marks} />
    </svg>
  )
}
