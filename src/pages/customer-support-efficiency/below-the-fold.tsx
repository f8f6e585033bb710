import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { CaseStudySection } from '#sections/CaseStudySection.tsx'
import { FaqSection } from '#sections/FaqSection.tsx'
import { definition } from './definition.ts'
import { FewerTicketsSection } from './FewerTicketsSection.tsx'
import { FreeAfternoonSection } from './FreeAfternoonSection.tsx'
import { TakenOverSection } from './TakenOverSection.tsx'
import { TicketsByIndustrySection } from './TicketsByIndustrySection.tsx'
import { WhereTimeGoesSection } from './WhereTimeGoesSection.tsx'

export default function CustomerSupportEfficiencyBelow() {
  const texts = usePageTexts(definition)
  return (
    <Sections>
      <WhereTimeGoesSection {...texts.time} />
      <TakenOverSection {...texts.takenOver} />
      <FewerTicketsSection {...texts.fewer} />
      <TicketsByIndustrySection {...texts.industries} />
      <CaseStudySection {...texts.caseStudy} person="warren" />
      <FaqSection title={texts.faq.title} groups={[{ items: Object.values(texts.faq.items) }]} beside />
      <FreeAfternoonSection {...texts.close} />
    </Sections>
  )
}
