import { OpeningSection } from '../sections/OpeningSection.tsx'
import { RelatedPagesSection } from '../sections/RelatedPagesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function StreamlineHiring() {
  const { hero } = useTexts('streamlinehiring')
  return (
    <>
      <OpeningSection page="streamline-hiring" {...hero} />
      <RelatedPagesSection page="streamline-hiring" />
    </>
  )
}
