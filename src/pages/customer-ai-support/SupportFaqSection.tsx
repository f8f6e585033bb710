import { keysOf } from '#i18n/merge-texts.ts'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { FaqSection, type FaqGroup } from '#sections/FaqSection.tsx'
import { Chat, ChatBubble } from '#ui/Chat.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import type { PageTexts } from './definition.ts'

export function SupportFaqSection({ faq, speakers }: PageTexts) {
  const { beforeStart, atWork, peopleAndData } = faq.groups
  const groups = [
    orderItems(beforeStart, ['preparation', 'helpDesks', 'models', 'start']),
    orderItems(atWork, ['channels', 'automation', 'unsure', 'languages']),
    orderItems(peopleAndData, ['disclosure', 'takeover', 'access', 'switchOff']),
  ]
  const { title, security, desk } = faq
  const aside = <UnsureAnswer desk={desk} speakers={speakers} />
  return <FaqSection title={title} security={security} groups={groups} aside={aside} />
}

type GroupTexts<Id extends string> = { title: string; items: Record<Id, FaqGroup['items'][number]> }

function orderItems<Id extends string>({ title, items }: GroupTexts<Id>, ids: readonly Id[]): FaqGroup {
  return { title, items: ids.map((id) => items[id]) }
}

const script = { ask: 'person', unsure: 'assistant', detail: 'person', handOver: 'assistant' } as const

function UnsureAnswer({ desk, speakers }: { desk: PageTexts['faq']['desk'] } & Pick<PageTexts, 'speakers'>) {
  const { chat, trace, ...bar } = desk
  return (
    <Panel>
      <PanelBar {...bar} status="done" />
      <Chat label={chat.label}>
        {keysOf(script).map((id) => (
          <ChatBubble
            key={id}
            from={script[id]}
            by={speakers[script[id]]}
            handedTo={id === 'handOver' ? chat.handedTo : undefined}
          >
            {chat.messages[id]}
          </ChatBubble>
        ))}
      </Chat>
      <DemoTrace {...trace} statuses={{ read: 'done', handedOver: 'pending' }} />
    </Panel>
  )
}
