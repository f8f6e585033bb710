import { OpeningSection } from '../sections/OpeningSection.tsx'
import { RelatedPagesSection } from '../sections/RelatedPagesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function NoCodeAiAssistant() {
  const { hero } = useTexts('nocodeai')
  return (
    <>
      <OpeningSection page="no-code-ai-assistant" {...hero} />
      <RelatedPagesSection page="no-code-ai-assistant" />
    </>
  )
}
