import { OpeningSection } from '../sections/OpeningSection.tsx'
import { RelatedPagesSection } from '../sections/RelatedPagesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function CustomerAiSupport() {
  const { hero } = useTexts('customeraisupport')
  return (
    <>
      <OpeningSection page="customer-ai-support" {...hero} />
      <RelatedPagesSection page="customer-ai-support" />
    </>
  )
}
