import { OpeningSection } from '../sections/OpeningSection.tsx'
import { RelatedPagesSection } from '../sections/RelatedPagesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function TailoredAiSolutions() {
  const { hero } = useTexts('tailoredaisolutions')
  return (
    <>
      <OpeningSection page="tailored-ai-solutions" {...hero} />
      <RelatedPagesSection page="tailored-ai-solutions" />
    </>
  )
}
