import type { PageTexts } from './definition.ts'
import { Meter } from '../../ui/Meter.tsx'
import { Panel, PanelBar, Trace, type TraceStep } from '../../ui/Panel.tsx'
import { sdrScore } from './sample-data.ts'
import { ChatTranscript, ScriptedChat } from '../../demos/ScriptedChat.tsx'
import styles from './ProspectChat.module.css'

type Conversation = PageTexts['conversation']

/** The assistant greets a visitor, asks, books the meeting, and scores what it heard. */
export function ProspectChat({ chat, score, trace, ...bar }: Conversation) {
  return (
    <Panel className={styles.panel}>
      <PanelBar {...bar} />
      <ScriptedChat messages={chat.messages} timing="sdr">
        <Score {...score} />
      </ScriptedChat>
      <ChatTranscript {...chat} />
      <Trace steps={trace.steps as TraceStep[]} label={trace.label} />
    </Panel>
  )
}

function Score(labels: Conversation['score']) {
  return (
    <div className={styles.score}>
      <b>{sdrScore.whole}</b>
      {(['need', 'timing', 'fit'] as const).map((part) => (
        <span key={part}>
          <Meter percent={sdrScore[part]} />
          {labels[part]}
        </span>
      ))}
    </div>
  )
}
