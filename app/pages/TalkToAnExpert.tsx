import { OpeningSection } from '../sections/OpeningSection.tsx'
import { RelatedPagesSection } from '../sections/RelatedPagesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function TalkToAnExpert() {
  const { hero } = useTexts('talktoanexpert')
  return (
    <>
      <OpeningSection page="talk-to-an-expert" {...hero} />
      <RelatedPagesSection page="talk-to-an-expert" />
    </>
  )
}
