import { UnsureAnswer } from '../../demos/support/UnsureAnswer.tsx'
import type { Texts } from '../../texts/resources.ts'
import { FaqSection } from '../FaqSection.tsx'

/** Twelve questions, and beside them the assistant at the one that worries people most. */
export function SupportFaqSection({ title, groups, desk }: Texts['customeraisupport']['faq']) {
  return <FaqSection title={title} groups={groups} aside={<UnsureAnswer {...desk} />} />
}
