import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { CaseStudySection } from '#sections/CaseStudySection.tsx'
import { FaqSection } from '#sections/FaqSection.tsx'
import { AmendmentSection } from './AmendmentSection.tsx'
import { definition } from './definition.ts'
import { MonthLaterSection } from './MonthLaterSection.tsx'
import { ReviewIndustriesSection } from './ReviewIndustriesSection.tsx'
import { ReviewResultsSection } from './ReviewResultsSection.tsx'
import { SameReadingSection } from './SameReadingSection.tsx'
import { SamplingSection } from './SamplingSection.tsx'

export default function ContractReviewBelow() {
  const { problem, reading, results, industries, assistant, caseStudy, faq, close } = usePageTexts(definition)
  return (
    <Sections>
      <SamplingSection {...problem} />
      <SameReadingSection {...reading} />
      <ReviewResultsSection {...results} />
      <ReviewIndustriesSection {...industries} />
      <AmendmentSection {...assistant} />
      <CaseStudySection {...caseStudy} person="steven" />
      <FaqSection title={faq.title} groups={[{ items: Object.values(faq.items) }]} beside />
      <MonthLaterSection {...close} />
    </Sections>
  )
}
