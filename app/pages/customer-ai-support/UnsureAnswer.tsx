import type { PageTexts } from './definition.ts'
import { Chat, ChatBubble, type ChatSide } from '../../ui/Chat.tsx'
import { Panel, PanelBar, Trace, type TraceStep } from '../../ui/Panel.tsx'

type Support = PageTexts
type Props = Support['faq']['desk'] & { by: Support['speakers'] }

/** A question that the company's pages do not answer, and what the assistant does then. */
export function UnsureAnswer({ initials, name, state, chat, trace, by }: Props) {
  return (
    <Panel>
      <PanelBar initials={initials} name={name} state={state} status="done" />
      <Chat label={chat.label}>
        {chat.messages.map(({ from, text }) => (
          <ChatBubble key={text} from={from as ChatSide} by={by[from as ChatSide]}>
            {text}
          </ChatBubble>
        ))}
      </Chat>
      <Trace steps={trace.steps as TraceStep[]} label={trace.label} />
    </Panel>
  )
}
