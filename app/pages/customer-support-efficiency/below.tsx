import { FewerTicketsSection } from './FewerTicketsSection.tsx'
import { FreeAfternoonSection } from './FreeAfternoonSection.tsx'
import { TakenOverSection } from './TakenOverSection.tsx'
import { TicketsByIndustrySection } from './TicketsByIndustrySection.tsx'
import { WhereTimeGoesSection } from './WhereTimeGoesSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'
import { Sections } from '../../routing/Later.tsx'

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
