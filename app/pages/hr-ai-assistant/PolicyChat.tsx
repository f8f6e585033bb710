import { BatteryFull } from 'lucide'
import type { PageTexts } from './definition.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Marked } from '../../ui/Marked.tsx'
import { PanelBar, Trace, type TraceStep } from '../../ui/Panel.tsx'
import { ChatTranscript, ScriptedChat } from '../../demos/ScriptedChat.tsx'
import { Sheet } from './Sheet.tsx'
import styles from './PolicyChat.module.css'

type Props = PageTexts['policyChat']

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

/** The clause that the chat quotes stands in brackets. */
function PolicyPage({ title, page, chapters }: Props['policy']) {
  return (
    <Sheet className={styles.page}>
      <figcaption>
        <span>{title}</span>
        <span>{page}</span>
      </figcaption>
      {chapters.map((chapter) => (
        <div key={chapter.title} className={styles.chapter}>
          <b>{chapter.title}</b>
          {chapter.clauses.map(({ number, text }) => (
            <p key={number} className={text.startsWith('[') ? styles.quoted : undefined}>
              <b>{number}</b>
              <Marked text={text} />
            </p>
          ))}
        </div>
      ))}
    </Sheet>
  )
}
