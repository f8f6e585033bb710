import { EfficiencyHeroSection } from '../sections/efficiency/EfficiencyHeroSection.tsx'
import { FewerTicketsSection } from '../sections/efficiency/FewerTicketsSection.tsx'
import { FreeAfternoonSection } from '../sections/efficiency/FreeAfternoonSection.tsx'
import { TakenOverSection } from '../sections/efficiency/TakenOverSection.tsx'
import { TicketsByIndustrySection } from '../sections/efficiency/TicketsByIndustrySection.tsx'
import { WhereTimeGoesSection } from '../sections/efficiency/WhereTimeGoesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

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
