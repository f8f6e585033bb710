import { OpeningSection } from '../sections/OpeningSection.tsx'
import { RelatedPagesSection } from '../sections/RelatedPagesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function DataAnalytics() {
  const { hero } = useTexts('dataanalytics')
  return (
    <>
      <OpeningSection page="data-analytics" {...hero} />
      <RelatedPagesSection page="data-analytics" />
    </>
  )
}
