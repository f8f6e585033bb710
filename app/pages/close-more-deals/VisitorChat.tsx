import { withWords } from '../../texts/with-words.ts'
import type { PageTexts } from './definition.ts'
import { Panel, PanelBar, Trace } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Status.tsx'
import { PauseControl } from '../../demos/PauseControl.tsx'
import { ChatTranscript, ScriptedChat } from '../../demos/ScriptedChat.tsx'
import { chatScript, chatTrace } from './sample-data.ts'

/** A visitor on the price page becomes a deal: a question, a price, who decides, a call. */
export function VisitorChat({ tag, chat, trace, ...bar }: PageTexts['visitor']) {
  const messages = withWords(chatScript, chat.messages)
  return (
    <Panel>
      <PanelBar {...bar}>
        <Tag status="active" withDot>
          {tag}
        </Tag>
        <PauseControl />
      </PanelBar>
      <ScriptedChat messages={messages} chips={chat.chips} timing="landing" />
      <ChatTranscript {...chat} messages={messages} />
      <Trace steps={withWords(chatTrace, trace.steps)} label={trace.label} />
    </Panel>
  )
}
