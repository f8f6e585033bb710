import { CitedAnswer } from '#sections/demos/CitedAnswer.tsx'
import { FeatureCardsSection } from '#sections/FeatureCardsSection.tsx'
import type { PageTexts } from './definition.ts'
import { HandOverNote } from './HandOverNote.tsx'
import { OneAnswerInLanguages } from './OneAnswerInLanguages.tsx'
import { RefundRecord } from './RefundRecord.tsx'

type Props = PageTexts['endings'] & { speakers: PageTexts['speakers'] }

export function TicketEndingsSection({ title, lead, answered, done, language, handedOver, speakers }: Props) {
  return (
    <FeatureCardsSection
      title={title}
      lead={lead}
      cards={[
        { ...answered, columns: 7, figure: <CitedAnswer {...answered.chat} by={speakers} /> },
        { ...done, columns: 5, figure: <RefundRecord {...done.record} /> },
        { ...language, columns: 5, figure: <OneAnswerInLanguages /> },
        { ...handedOver, columns: 7, figure: <HandOverNote {...handedOver.note} /> },
      ]}
    />
  )
}
