import { OpeningSection } from '../sections/OpeningSection.tsx'
import { RelatedPagesSection } from '../sections/RelatedPagesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function AiMaturityDiagnostic() {
  const { hero } = useTexts('aimaturitydiagnostic')
  return (
    <>
      <OpeningSection page="ai-maturity-diagnostic" {...hero} />
      <RelatedPagesSection page="ai-maturity-diagnostic" />
    </>
  )
}
