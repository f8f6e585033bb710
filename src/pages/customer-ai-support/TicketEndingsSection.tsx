import { CitedAnswer } from '#sections/demos/CitedAnswer.tsx'
import { FeatureCardsSection } from '#sections/FeatureCardsSection.tsx'
import type { PageTexts } from './definition.ts'
import { HandOverNote } from './HandOverNote.tsx'
import { OneAnswerInLanguages } from './OneAnswerInLanguages.tsx'
import { RefundRecord } from './RefundRecord.tsx'

type Support = PageTexts
type Props = Support['endings'] & { speakers: Support['speakers'] }

export function TicketEndingsSection({ title, lead, answered, done, language, handedOver, speakers }: Props) {
  return (
    <FeatureCardsSection
      title={title}
      lead={lead}
      cards={[
        {
          title: answered.title,
          text: answered.text,
          columns: 7,
          figure: <CitedAnswer {...answered.chat} by={speakers} />,
        },
        { title: done.title, text: done.text, columns: 5, figure: <RefundRecord {...done.record} /> },
        { title: language.title, text: language.text, columns: 5, figure: <OneAnswerInLanguages /> },
        { title: handedOver.title, text: handedOver.text, columns: 7, figure: <HandOverNote {...handedOver.note} /> },
      ]}
    />
  )
}
