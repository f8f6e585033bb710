import { FaqSection } from '#sections/FaqSection.tsx'
import { isOwnAgent, describeAgent } from './agent.ts'
import type { PageTexts } from './definition.ts'

export function DiagnosticFaqSection({ title, free, privacy, unsure, speaking }: PageTexts['faq']) {
  const whoSees = { question: privacy.question, answer: isOwnAgent ? privacy.here : privacy.elsewhere }
  const others = [unsure, speaking].map((item) => ({ ...item, answer: describeAgent(item.answer, item.here) }))
  return <FaqSection title={title} groups={[{ items: [free, whoSees, ...others] }]} beside />
}
