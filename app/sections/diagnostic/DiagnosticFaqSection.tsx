import type { Texts } from '../../texts/resources.ts'
import { FaqSection } from '../FaqSection.tsx'
import { isOwnAgent, promised } from './agent.ts'

/** What is asked before starting. Answers depend on whose agent it is. */
export function DiagnosticFaqSection({ title, free, answers, unsure, speaking }: Texts['aimaturitydiagnostic']['faq']) {
  const whoSees = { question: answers.question, answer: isOwnAgent ? answers.here : answers.elsewhere }
  const others = [unsure, speaking].map(({ question, answer, here }) => ({ question, answer: promised(answer, here) }))
  return <FaqSection title={title} groups={[{ items: [free, whoSees, ...others] }]} beside />
}
