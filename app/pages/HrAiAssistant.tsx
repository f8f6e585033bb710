import { BoundariesSection } from '../sections/hr/BoundariesSection.tsx'
import { HrBenefitsSection } from '../sections/hr/HrBenefitsSection.tsx'
import { HrHeroSection } from '../sections/hr/HrHeroSection.tsx'
import { HrRequestsSection } from '../sections/hr/HrRequestsSection.tsx'
import { TwoDoorsSection } from '../sections/hr/TwoDoorsSection.tsx'
import { PageLinksSection } from '../sections/PageLinksSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function HrAiAssistant() {
  const texts = useTexts('hraiassistant')
  return (
    <>
      <HrHeroSection {...texts.hero} demo={texts.policyChat} />
      <HrBenefitsSection {...texts.benefits} />
      <HrRequestsSection {...texts.requests} />
      <BoundariesSection {...texts.boundaries} />
      <PageLinksSection {...texts.useCases} pages={['streamline-hiring', 'optimize-hr-operations']} />
      <TwoDoorsSection {...texts.doors} />
    </>
  )
}
