import { DemoTrace } from '#sections/DemoTrace.tsx'
import { FaqSection, type FaqGroup } from '#sections/FaqSection.tsx'
import { Chat, ChatBubble } from '#ui/Chat.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import type { PageTexts } from './definition.ts'

type Faq = PageTexts['faq']

type Speakers = Pick<PageTexts, 'speakers'>

export function SupportFaqSection({
  title,
  groups: { beforeStart, atWork, peopleAndData },
  desk,
  speakers,
}: Faq & Speakers) {
  const groups = [
    orderItems(beforeStart, ['preparation', 'helpDesks', 'models', 'start']),
    orderItems(atWork, ['channels', 'automation', 'unsure', 'languages']),
    orderItems(peopleAndData, ['disclosure', 'takeover', 'access', 'switchOff']),
  ]
  return <FaqSection title={title} groups={groups} aside={<UnsureAnswer {...desk} speakers={speakers} />} />
}

type GroupTexts<Id extends string> = { title: string; items: Record<Id, FaqGroup['items'][number]> }

function orderItems<Id extends string>({ title, items }: GroupTexts<Id>, ids: readonly Id[]): FaqGroup {
  return { title, items: ids.map((id) => items[id]) }
}

const script = [
  { id: 'ask', from: 'person' },
  { id: 'unsure', from: 'assistant' },
  { id: 'detail', from: 'person' },
  { id: 'handOver', from: 'assistant' },
] as const

function UnsureAnswer({ initials, name, state, chat, trace, speakers }: Faq['desk'] & Speakers) {
  return (
    <Panel>
      <PanelBar initials={initials} name={name} state={state} status="done" />
      <Chat label={chat.label}>
        {script.map(({ id, from }) => (
          <ChatBubble key={id} from={from} by={speakers[from]} handedTo={id === 'handOver' ? chat.handedTo : undefined}>
            {chat.messages[id]}
          </ChatBubble>
        ))}
      </Chat>
      <DemoTrace {...trace} statuses={{ read: 'done', handedOver: 'pending' }} />
    </Panel>
  )
}
