import { withWords } from '../../texts/with-words.ts'
import type { PageTexts } from './definition.ts'
import { Panel, PanelBar } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Status.tsx'
import { PauseControl } from '../../demos/PauseControl.tsx'
import { TracedChat } from '../../demos/TracedChat.tsx'
import { chatScript, chatTrace } from './sample-data.ts'

/** A visitor on the price page becomes a deal: a question, a price, who decides, a call. */
export function VisitorChat({ tag, chat, trace, ...bar }: PageTexts['visitor']) {
  const messages = withWords(chatScript, chat.messages)
  const steps = withWords(chatTrace, trace.steps)
  return (
    <Panel>
      <PanelBar {...bar}>
        <Tag status="active" withDot>
          {tag}
        </Tag>
        <PauseControl />
      </PanelBar>
      <TracedChat {...chat} messages={messages} trace={{ ...trace, steps }} timing="landing" />
    </Panel>
  )
}
