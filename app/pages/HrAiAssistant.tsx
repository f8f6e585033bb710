import { OpeningSection } from '../sections/OpeningSection.tsx'
import { RelatedPagesSection } from '../sections/RelatedPagesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function HrAiAssistant() {
  const { hero } = useTexts('hraiassistant')
  return (
    <>
      <OpeningSection page="hr-ai-assistant" {...hero} />
      <RelatedPagesSection page="hr-ai-assistant" />
    </>
  )
}
