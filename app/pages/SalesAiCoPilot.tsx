import { OpeningSection } from '../sections/OpeningSection.tsx'
import { RelatedPagesSection } from '../sections/RelatedPagesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function SalesAiCoPilot() {
  const { hero } = useTexts('salesaicopilot')
  return (
    <>
      <OpeningSection page="sales-ai-co-pilot" {...hero} />
      <RelatedPagesSection page="sales-ai-co-pilot" />
    </>
  )
}
