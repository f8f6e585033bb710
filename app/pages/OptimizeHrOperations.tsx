import { OpeningSection } from '../sections/OpeningSection.tsx'
import { RelatedPagesSection } from '../sections/RelatedPagesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function OptimizeHrOperations() {
  const { hero } = useTexts('optimizehroperations')
  return (
    <>
      <OpeningSection page="optimize-hr-operations" {...hero} />
      <RelatedPagesSection page="optimize-hr-operations" />
    </>
  )
}
