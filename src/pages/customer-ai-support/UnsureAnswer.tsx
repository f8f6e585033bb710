import { DemoTrace } from '#sections/demos/DemoTrace.tsx'
import { Chat, ChatBubble } from '#ui/Chat.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import type { PageTexts } from './definition.ts'

type Props = PageTexts['faq']['desk'] & { by: PageTexts['speakers'] }

const script = [
  { id: 'ask', from: 'person' },
  { id: 'unsure', from: 'assistant' },
  { id: 'detail', from: 'person' },
  { id: 'handOver', from: 'assistant' },
] as const

const traceSteps = { read: 'done', handedOver: 'pending' } as const

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
      <DemoTrace {...trace} statuses={traceSteps} />
    </Panel>
  )
}
