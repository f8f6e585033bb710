import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { CaseStudySection } from '#sections/CaseStudySection.tsx'
import { FaqSection } from '#sections/FaqSection.tsx'
import { definition } from './definition.ts'
import { LeadLogSection } from './LeadLogSection.tsx'
import { LostLeadsSection } from './LostLeadsSection.tsx'
import { NextLeadSection } from './NextLeadSection.tsx'
import { SdrAssistantSection } from './SdrAssistantSection.tsx'
import { SdrIndustriesSection } from './SdrIndustriesSection.tsx'
import { SdrResultsSection } from './SdrResultsSection.tsx'

export default function AiSdrAutomationBelow() {
  const texts = usePageTexts(definition)
  return (
    <Sections>
      <LostLeadsSection {...texts.problems} />
      <LeadLogSection {...texts.solution} />
      <SdrResultsSection {...texts.results} />
      <CaseStudySection {...texts.caseStudy} person="megan" />
      <SdrIndustriesSection {...texts} />
      <SdrAssistantSection {...texts.assistant} />
      <FaqSection title={texts.faq.title} groups={[{ items: Object.values(texts.faq.items) }]} beside />
      <NextLeadSection {...texts.close} />
    </Sections>
  )
}
