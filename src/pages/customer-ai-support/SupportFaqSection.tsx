import { FaqSection, type FaqGroup } from '#sections/FaqSection.tsx'
import type { PageTexts } from './definition.ts'
import { UnsureAnswer } from './UnsureAnswer.tsx'

type Props = PageTexts['faq'] & { speakers: PageTexts['speakers'] }

export function SupportFaqSection({ title, groups: { beforeStart, atWork, peopleAndData }, desk, speakers }: Props) {
  const groups = [
    orderItems(beforeStart, ['preparation', 'helpDesks', 'models', 'start']),
    orderItems(atWork, ['channels', 'automation', 'unsure', 'languages']),
    orderItems(peopleAndData, ['disclosure', 'takeover', 'access', 'switchOff']),
  ]
  return <FaqSection title={title} groups={groups} aside={<UnsureAnswer {...desk} by={speakers} />} />
}

type GroupTexts<Id extends string> = { title: string; items: Record<Id, FaqGroup['items'][number]> }

function orderItems<Id extends string>({ title, items }: GroupTexts<Id>, ids: readonly Id[]): FaqGroup {
  return { title, items: ids.map((id) => items[id]) }
}
