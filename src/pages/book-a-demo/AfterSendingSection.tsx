import { Inbox, Mail as MailIcon, MessageCircle } from 'lucide'
import type { ReactNode } from 'react'
import { keysOf } from '#i18n/merge-texts.ts'
import { TitledSection } from '#sections/TitledSection.tsx'
import { ChatChips } from '#ui/Chat.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import { Cluster, Split, Stack } from '#ui/Layout.tsx'
import { Paper } from '#ui/Paper.tsx'
import type { PageTexts } from './definition.ts'
import { DemoCall } from './DemoCall.tsx'
import { demoExamples } from './sample-data.ts'
import card from '#ui/Card.module.css'
import paper from '#ui/Paper.module.css'
import styles from './AfterSendingSection.module.css'

export function AfterSendingSection({ title, lead, steps }: PageTexts['after']) {
  const { request, answer, examples, call, decision } = steps
  const { times } = answer.figure
  return (
    <TitledSection title={title} lead={lead} gap={11}>
      <Stack as="ol" gap={9} className={styles.steps}>
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
      </Stack>
    </TitledSection>
  )
}

function Step({ when, title, text, children }: { when: string; title: string; text: string; children: ReactNode }) {
  return (
    <Split as="li" gap={5}>
      <div className={styles.text}>
        <p className={styles.when}>{when}</p>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div className={styles.object}>{children}</div>
    </Split>
  )
}

function Mail({ from, kind, subject, children }: { from: string; kind: string; subject: string; children: ReactNode }) {
  return (
    <div className={classes(paper.paper, styles.mail)}>
      <Cluster as="p" gap={3}>
        <span>{from}</span> <span>{kind}</span>
      </Cluster>
      <b>{subject}</b>
      {children}
    </div>
  )
}

const icons = { tickets: Inbox, emails: MailIcon, chats: MessageCircle }

function ExampleFiles({ names }: { names: Record<keyof typeof icons, string> }) {
  return (
    <Stack as="ul" gap={2}>
      {keysOf(demoExamples).map((kind) => (
        <Cluster key={kind} as="li" gap={3} className={classes(card.white, styles.file)}>
          <Icon of={icons[kind]} size={16} />
          {names[kind]} <span>{demoExamples[kind]}</span>
        </Cluster>
      ))}
    </Stack>
  )
}

const rows = [6, 19, 32, 45]
const lines = rows.map((y, index) => `M17 ${y}h${index % 2 ? 44 : 58}`).join('')
const marks = {
  right: rows.map((y) => `M1 ${y}l3 3 5-6`).join(''),
  wrong: rows.map((y) => `M1 ${y - 3}l7 6m0-6l-7 6`).join(''),
}

function TwoSheets(names: Record<keyof typeof marks, string>) {
  return (
    <div className={styles.sheets}>
      {keysOf(marks).map((id) => (
        <Paper key={id}>
          <figcaption>{names[id]}</figcaption>
          <svg viewBox="0 0 76 50" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
            <path d={lines} />
            <path d={marks[id]} />
          </svg>
        </Paper>
      ))}
    </div>
  )
}
