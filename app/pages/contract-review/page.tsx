import { AmendmentSection } from './AmendmentSection.tsx'
import { MonthLaterSection } from './MonthLaterSection.tsx'
import { ReviewHeroSection } from './ReviewHeroSection.tsx'
import { ReviewIndustriesSection } from './ReviewIndustriesSection.tsx'
import { ReviewResultsSection } from './ReviewResultsSection.tsx'
import { SameReadingSection } from './SameReadingSection.tsx'
import { SamplingSection } from './SamplingSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'

export default function ContractReview() {
  const { hero, map, card, problem, reading, results, industries, assistant, close } = usePageTexts(definition)
  return (
    <>
      <ReviewHeroSection {...hero} map={map} card={card} />
      <SamplingSection {...problem} />
      <SameReadingSection {...reading} />
      <ReviewResultsSection {...results} />
      <ReviewIndustriesSection {...industries} />
      <AmendmentSection {...assistant} />
      <MonthLaterSection {...close} />
    </>
  )
}
