import { BatteryFull } from 'lucide'
import type { Texts } from '../../texts/resources.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PanelBar, Trace, type TraceStep } from '../../ui/Panel.tsx'
import { ChatTranscript, ScriptedChat } from '../ScriptedChat.tsx'
import { Paper } from './Paper.tsx'
import styles from './PolicyChat.module.css'

type Props = Texts['hraiassistant']['policyChat']

/** A chat on a phone. The line of the policy that it quotes is marked on the page, and a wire ties the two together. */
export function PolicyChat({ policy, ...phone }: Props) {
  return (
    <div className={styles.scene}>
      <Phone {...phone} />
      <PolicyPage {...policy} />
      <i className={styles.wire} aria-hidden />
    </div>
  )
}

function Phone({ clock, initials, name, state, chat, trace }: Omit<Props, 'policy'>) {
  return (
    <div className={styles.phone}>
      <div className={styles.screen}>
        <p className={styles.status} aria-hidden>
          {clock}
          <i />
          <Icon of={BatteryFull} size={22} />
        </p>
        <PanelBar initials={initials} name={name} state={state} status="done" />
        <ScriptedChat {...chat} timing="landing" />
        <ChatTranscript {...chat} />
        <Trace steps={trace.steps as TraceStep[]} label={trace.label} />
      </div>
    </div>
  )
}

type Clause = { number: string; text?: string | undefined; quoted?: string | undefined }
type Chapter = { title: string; clauses: readonly Clause[] }

function PolicyPage({ title, page, chapters }: { title: string; page: string; chapters: readonly Chapter[] }) {
  return (
    <Paper className={styles.page}>
      <figcaption>
        <span>{title}</span>
        <span>{page}</span>
      </figcaption>
      {chapters.map((chapter) => (
        <div key={chapter.title} className={styles.chapter}>
          <b>{chapter.title}</b>
          {chapter.clauses.map(({ number, text, quoted }) => (
            <p key={number} className={quoted && styles.quoted}>
              <span>{number}</span>
              {quoted ? <mark>{quoted}</mark> : text}
            </p>
          ))}
        </div>
      ))}
    </Paper>
  )
}
