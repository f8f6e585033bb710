import { mergeTexts } from '#i18n/merge-texts.ts'
import { TracedChat } from '#sections/demos/TracedChat.tsx'
import { initialsOf } from '#ui/initials.ts'
import { PanelBar } from '#ui/Panel.tsx'
import type { PageTexts } from './definition.ts'
import { candidateChat } from './sample-data.ts'
import styles from './CandidateChat.module.css'

type Props = PageTexts['chat'] & { name: string }

export function CandidateChat({ name, state, trace, ...chat }: Props) {
  const messages = mergeTexts(candidateChat.messages, chat.messages)
  const steps = mergeTexts(candidateChat.traceSteps, trace.steps)
  return (
    <div className={styles.chat}>
      <PanelBar initials={initialsOf(name)} name={name} state={state} />
      <TracedChat
        {...chat}
        by={{ ...chat.by, user: name }}
        messages={messages}
        trace={{ ...trace, steps }}
        timing="landing"
      />
    </div>
  )
}
