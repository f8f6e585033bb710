import { OpeningSection } from '../sections/OpeningSection.tsx'
import { RelatedPagesSection } from '../sections/RelatedPagesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function ContractReview() {
  const { hero } = useTexts('contractreview')
  return (
    <>
      <OpeningSection page="contract-review" {...hero} />
      <RelatedPagesSection page="contract-review" />
    </>
  )
}
