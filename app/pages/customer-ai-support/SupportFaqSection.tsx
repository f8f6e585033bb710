import { UnsureAnswer } from './UnsureAnswer.tsx'
import type { PageTexts } from './definition.ts'
import { FaqSection } from '../../sections/FaqSection.tsx'

type Support = PageTexts
type Props = Support['faq'] & { speakers: Support['speakers'] }

/** Twelve questions, and beside them the assistant at the one that worries people most. */
export function SupportFaqSection({ title, groups, desk, speakers }: Props) {
  return <FaqSection title={title} groups={groups} aside={<UnsureAnswer {...desk} by={speakers} />} />
}
