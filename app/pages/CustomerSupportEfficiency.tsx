import { OpeningSection } from '../sections/OpeningSection.tsx'
import { RelatedPagesSection } from '../sections/RelatedPagesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function CustomerSupportEfficiency() {
  const { hero } = useTexts('customersupportefficiency')
  return (
    <>
      <OpeningSection page="customer-support-efficiency" {...hero} />
      <RelatedPagesSection page="customer-support-efficiency" />
    </>
  )
}
