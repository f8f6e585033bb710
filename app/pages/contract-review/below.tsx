import { AmendmentSection } from './AmendmentSection.tsx'
import { MonthLaterSection } from './MonthLaterSection.tsx'
import { ReviewIndustriesSection } from './ReviewIndustriesSection.tsx'
import { ReviewResultsSection } from './ReviewResultsSection.tsx'
import { SameReadingSection } from './SameReadingSection.tsx'
import { SamplingSection } from './SamplingSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'
import { Sections } from '../../routing/Later.tsx'

export default function ContractReviewBelow() {
  const { problem, reading, results, industries, assistant, close } = usePageTexts(definition)
  return (
    <Sections>
      <SamplingSection {...problem} />
      <SameReadingSection {...reading} />
      <ReviewResultsSection {...results} />
      <ReviewIndustriesSection {...industries} />
      <AmendmentSection {...assistant} />
      <MonthLaterSection {...close} />
    </Sections>
  )
}
