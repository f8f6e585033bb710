import { OpeningSection } from '../sections/OpeningSection.tsx'
import { RelatedPagesSection } from '../sections/RelatedPagesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function AiContractAnalysis() {
  const { hero } = useTexts('aicontractanalysis')
  return (
    <>
      <OpeningSection page="ai-contract-analysis" {...hero} />
      <RelatedPagesSection page="ai-contract-analysis" />
    </>
  )
}
