import type { PageTexts } from './definition.ts'
import { PanelBar, Trace, type TraceStep } from '../../ui/Panel.tsx'
import { ChatTranscript, ScriptedChat } from '../../demos/ScriptedChat.tsx'
import styles from './CandidateChat.module.css'

/** The assistant and the candidate whose line stands out find an hour for the interview. */
export function CandidateChat({ initials, name, state, trace, ...chat }: PageTexts['chat']) {
  return (
    <div className={styles.chat}>
      <PanelBar initials={initials} name={name} state={state} />
      <ScriptedChat {...chat} timing="landing" />
      <ChatTranscript {...chat} />
      <Trace steps={trace.steps as TraceStep[]} label={trace.label} />
    </div>
  )
}
