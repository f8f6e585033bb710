import { FeatureCardsSection } from '#sections/FeatureCardsSection.tsx'
import { Chat, ChatBubble } from '#ui/Chat.tsx'
import { FactList } from '#ui/FactList.tsx'
import { DateLine, Redline } from './ContractMoments.tsx'
import type { PageTexts } from './definition.ts'

type Props = PageTexts['features']

const facts = ['supplier', 'term', 'notice', 'liabilityCap'] as const

export function ContractFeaturesSection({ title, terms, redline, dates, questions }: Props) {
  return (
    <FeatureCardsSection
      title={title}
      cards={[
        { ...terms, columns: 5, figure: <FactList facts={facts.map((id) => terms.facts[id])} forValues /> },
        { ...redline, columns: 7, figure: <Redline {...redline} /> },
        { ...dates, columns: 7, figure: <DateLine items={dates.items} /> },
        {
          ...questions,
          columns: 5,
          figure: (
            <Chat>
              <ChatBubble from="person" by={questions.by.person}>
                {questions.question}
              </ChatBubble>
              <ChatBubble from="assistant" by={questions.by.assistant}>
                {questions.answer}
              </ChatBubble>
            </Chat>
          ),
        },
      ]}
    />
  )
}
