import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { CaseStudySection } from '#sections/CaseStudySection.tsx'
import { FaqSection } from '#sections/FaqSection.tsx'
import { ActionsSection } from './ActionsSection.tsx'
import { ConversionAreaSection } from './ConversionAreaSection.tsx'
import { definition } from './definition.ts'
import { MomentsSection } from './MomentsSection.tsx'
import { MorningSection } from './MorningSection.tsx'
import { ScoreSection } from './ScoreSection.tsx'

export default function CloseMoreDealsBelow() {
  const { deals, score, morning, moments, conversion, caseStudy, faq, close } = usePageTexts(definition)
  return (
    <Sections>
      <ScoreSection {...score} deals={deals} />
      <MorningSection {...morning} deals={deals} />
      <MomentsSection {...moments} />
      <ConversionAreaSection {...conversion} />
      <CaseStudySection {...caseStudy} person="greg" />
      <FaqSection title={faq.title} groups={[{ items: Object.values(faq.items) }]} beside />
      <ActionsSection {...close} />
    </Sections>
  )
}
