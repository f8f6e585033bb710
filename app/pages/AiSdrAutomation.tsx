import { OpeningSection } from '../sections/OpeningSection.tsx'
import { RelatedPagesSection } from '../sections/RelatedPagesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function AiSdrAutomation() {
  const { hero } = useTexts('aisdautomation')
  return (
    <>
      <OpeningSection page="ai-sdr-automation" {...hero} />
      <RelatedPagesSection page="ai-sdr-automation" />
    </>
  )
}
