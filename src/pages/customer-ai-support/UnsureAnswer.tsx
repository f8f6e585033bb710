import { mergeTexts } from '#i18n/merge-texts.ts'
import { Chat, ChatBubble } from '#ui/Chat.tsx'
import { Panel, PanelBar, Trace } from '#ui/Panel.tsx'
import type { PageTexts } from './definition.ts'

type Props = PageTexts['faq']['desk'] & { by: PageTexts['speakers'] }

const script = [
  { id: 'ask', from: 'person' },
  { id: 'unsure', from: 'assistant' },
  { id: 'detail', from: 'person' },
  { id: 'handOver', from: 'assistant' },
] as const

const traceSteps = [
  { id: 'read', status: 'done' },
  { id: 'handedOver', status: 'pending' },
] as const

export function UnsureAnswer({ initials, name, state, chat, trace, by }: Props) {
  return (
    <Panel>
      <PanelBar initials={initials} name={name} state={state} status="done" />
      <Chat label={chat.label}>
        {script.map(({ id, from }) => (
          <ChatBubble key={id} from={from} by={by[from]} handedTo={id === 'handOver' ? chat.handedTo : undefined}>
            {chat.messages[id]}
          </ChatBubble>
        ))}
      </Chat>
      <Trace steps={mergeTexts(traceSteps, trace.steps)} label={trace.label} />
    </Panel>
  )
}
