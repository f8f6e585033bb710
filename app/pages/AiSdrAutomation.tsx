import { LeadLogSection } from '../sections/sdr/LeadLogSection.tsx'
import { LostLeadsSection } from '../sections/sdr/LostLeadsSection.tsx'
import { NextLeadSection } from '../sections/sdr/NextLeadSection.tsx'
import { SdrAssistantSection } from '../sections/sdr/SdrAssistantSection.tsx'
import { SdrHeroSection } from '../sections/sdr/SdrHeroSection.tsx'
import { SdrResultsSection } from '../sections/sdr/SdrResultsSection.tsx'
import { IndustriesSection } from '../sections/IndustriesSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function AiSdrAutomation() {
  const texts = useTexts('aisdautomation')
  return (
    <>
      <SdrHeroSection {...texts.hero} pipeline={texts.pipeline} conversation={texts.conversation} />
      <LostLeadsSection {...texts.problems} />
      <LeadLogSection {...texts.solution} />
      <SdrResultsSection {...texts.results} />
      <IndustriesSection {...texts.industries} />
      <SdrAssistantSection {...texts.assistant} />
      <NextLeadSection {...texts.close} />
    </>
  )
}
