import { OpeningSection } from '../sections/OpeningSection.tsx'
import { RelatedPagesSection } from '../sections/RelatedPagesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function BookADemo() {
  const { hero } = useTexts('bookademo')
  return (
    <>
      <OpeningSection page="book-a-demo" {...hero} />
      <RelatedPagesSection page="book-a-demo" />
    </>
  )
}
