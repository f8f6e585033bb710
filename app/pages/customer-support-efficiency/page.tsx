import { EfficiencyHeroSection } from './EfficiencyHeroSection.tsx'
import { FewerTicketsSection } from './FewerTicketsSection.tsx'
import { FreeAfternoonSection } from './FreeAfternoonSection.tsx'
import { TakenOverSection } from './TakenOverSection.tsx'
import { TicketsByIndustrySection } from './TicketsByIndustrySection.tsx'
import { WhereTimeGoesSection } from './WhereTimeGoesSection.tsx'
import { useTexts } from '../../texts/useTexts.ts'

export default function CustomerSupportEfficiency() {
  const texts = useTexts('customersupportefficiency')
  return (
    <>
      <EfficiencyHeroSection {...texts.hero} />
      <WhereTimeGoesSection {...texts.time} />
      <TakenOverSection {...texts.takenOver} />
      <FewerTicketsSection {...texts.fewer} />
      <TicketsByIndustrySection {...texts.industries} />
      <FreeAfternoonSection {...texts.close} />
    </>
  )
}
