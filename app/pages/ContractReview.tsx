import { IndustriesSection } from '../sections/IndustriesSection.tsx'
import { AmendmentSection } from '../sections/review/AmendmentSection.tsx'
import { MonthLaterSection } from '../sections/review/MonthLaterSection.tsx'
import { ReviewHeroSection } from '../sections/review/ReviewHeroSection.tsx'
import { ReviewResultsSection } from '../sections/review/ReviewResultsSection.tsx'
import { SameReadingSection } from '../sections/review/SameReadingSection.tsx'
import { SamplingSection } from '../sections/review/SamplingSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function ContractReview() {
  const { hero, map, card, problem, reading, results, industries, assistant, close } = useTexts('contractreview')
  return (
    <>
      <ReviewHeroSection {...hero} map={map} card={card} />
      <SamplingSection {...problem} />
      <SameReadingSection {...reading} />
      <ReviewResultsSection {...results} />
      <IndustriesSection {...industries} />
      <AmendmentSection {...assistant} />
      <MonthLaterSection {...close} />
    </>
  )
}
