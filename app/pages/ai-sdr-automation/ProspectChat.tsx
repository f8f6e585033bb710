import { withWords } from '../../texts/with-words.ts'
import type { PageTexts } from './definition.ts'
import { Meter } from '../../ui/Meter.tsx'
import { initialsOf } from '../../ui/initials.ts'
import { Panel, PanelBar, Trace } from '../../ui/Panel.tsx'
import { chatScript, chatTrace, sdrScore } from './sample-data.ts'
import { ChatTranscript, ScriptedChat } from '../../demos/ScriptedChat.tsx'
import styles from './ProspectChat.module.css'

type Conversation = PageTexts['conversation']

/** The assistant greets a visitor, asks, books the meeting, and scores what it heard. */
export function ProspectChat({ chat, score, trace, ...bar }: Conversation) {
  const messages = withWords(chatScript, chat.messages)
  return (
    <Panel className={styles.panel}>
      <PanelBar {...bar} initials={initialsOf(bar.name)} />
      <ScriptedChat messages={messages} timing="sdr">
        <Score {...score} />
      </ScriptedChat>
      <ChatTranscript {...chat} messages={messages} />
      <Trace steps={withWords(chatTrace, trace.steps)} label={trace.label} />
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
