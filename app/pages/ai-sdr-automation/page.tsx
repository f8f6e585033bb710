import { LeadLogSection } from './LeadLogSection.tsx'
import { LostLeadsSection } from './LostLeadsSection.tsx'
import { NextLeadSection } from './NextLeadSection.tsx'
import { SdrAssistantSection } from './SdrAssistantSection.tsx'
import { SdrHeroSection } from './SdrHeroSection.tsx'
import { SdrIndustriesSection } from './SdrIndustriesSection.tsx'
import { SdrResultsSection } from './SdrResultsSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'

export default function AiSdrAutomation() {
  const texts = usePageTexts(definition)
  return (
    <>
      <SdrHeroSection {...texts.hero} pipeline={texts.pipeline} conversation={texts.conversation} />
      <LostLeadsSection {...texts.problems} />
      <LeadLogSection {...texts.solution} />
      <SdrResultsSection {...texts.results} />
      <SdrIndustriesSection {...texts.industries} />
      <SdrAssistantSection {...texts.assistant} />
      <NextLeadSection {...texts.close} />
    </>
  )
}
