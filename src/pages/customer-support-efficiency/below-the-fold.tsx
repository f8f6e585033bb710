import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
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
      <FreeAfternoonSection {...texts.close} />
    </Sections>
  )
}
