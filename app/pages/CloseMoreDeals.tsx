import { OpeningSection } from '../sections/OpeningSection.tsx'
import { RelatedPagesSection } from '../sections/RelatedPagesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function CloseMoreDeals() {
  const { hero } = useTexts('closemoredeals')
  return (
    <>
      <OpeningSection page="close-more-deals" {...hero} />
      <RelatedPagesSection page="close-more-deals" />
    </>
  )
}
