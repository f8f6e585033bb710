import { OpeningSection } from '../sections/OpeningSection.tsx'
import { RelatedPagesSection } from '../sections/RelatedPagesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function OptimizeProcurement() {
  const { hero } = useTexts('optimizeprocurement')
  return (
    <>
      <OpeningSection page="optimize-procurement" {...hero} />
      <RelatedPagesSection page="optimize-procurement" />
    </>
  )
}
