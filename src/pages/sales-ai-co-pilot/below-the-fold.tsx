import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { CaseStudySection } from '#sections/CaseStudySection.tsx'
import { FaqSection } from '#sections/FaqSection.tsx'
import { GoLiveSection } from '#sections/GoLiveSection.tsx'
import { ConversionSection } from './ConversionSection.tsx'
import { CrmSection } from './CrmSection.tsx'
import { definition } from './definition.ts'
import { FollowUpRuleSection } from './FollowUpRuleSection.tsx'
import { LeadScoringSection } from './LeadScoringSection.tsx'
import { NextStepSection } from './NextStepSection.tsx'
import { RepDaySection } from './RepDaySection.tsx'

export default function SalesAiCoPilotBelow() {
  const texts = usePageTexts(definition)
  const { items, ...faq } = texts.faq
  return (
    <Sections>
      <LeadScoringSection {...texts.scoring} />
      <FollowUpRuleSection {...texts.followUps} />
      <CrmSection {...texts.crm} />
      <RepDaySection {...texts.day} />
      <ConversionSection {...texts.conversion} />
      <CaseStudySection {...texts.caseStudy} person="laurel" />
      <GoLiveSection {...texts.goLive} page={definition.id} />
      <FaqSection {...faq} groups={[{ items: Object.values(items) }]} beside />
      <NextStepSection {...texts.close} />
    </Sections>
  )
}
