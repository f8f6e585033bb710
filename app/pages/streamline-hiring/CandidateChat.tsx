import { withWords } from '../../texts/with-words.ts'
import type { PageTexts } from './definition.ts'
import { PanelBar, Trace } from '../../ui/Panel.tsx'
import { initialsOf } from '../../ui/initials.ts'
import { ChatTranscript, ScriptedChat } from '../../demos/ScriptedChat.tsx'
import { candidateChat } from './sample-data.ts'
import styles from './CandidateChat.module.css'

type Props = PageTexts['chat'] & { name: string }

/** The assistant and the candidate whose line stands out find an hour for the interview. */
export function CandidateChat({ name, state, label, by, chips, trace, ...texts }: Props) {
  const messages = withWords(candidateChat.messages, texts.messages)
  const steps = withWords(candidateChat.traceSteps, trace.steps)
  return (
    <div className={styles.chat}>
      <PanelBar initials={initialsOf(name)} name={name} state={state} />
      <ScriptedChat messages={messages} chips={chips} timing="landing" />
      <ChatTranscript label={label} by={{ ...by, user: name }} messages={messages} />
      <Trace steps={steps} label={trace.label} />
    </div>
  )
}
