import { settings } from '../../site/built-in.ts'
import type { Texts } from '../../texts/resources.ts'
import { FaqSection } from '../FaqSection.tsx'

/** What is asked before starting. Where answers go depends on whose agent it is. */
export function DiagnosticFaqSection({ title, free, answers, unsure, speaking }: Texts['aimaturitydiagnostic']['faq']) {
  const { question, here, elsewhere } = answers
  const whoSees = { question, answer: settings.diagnosticAgentId === undefined ? here : elsewhere }
  return <FaqSection title={title} groups={[{ items: [free, whoSees, unsure, speaking] }]} beside />
}
