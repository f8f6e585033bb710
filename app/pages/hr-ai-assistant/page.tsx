import { BoundariesSection } from './BoundariesSection.tsx'
import { HrBenefitsSection } from './HrBenefitsSection.tsx'
import { HrHeroSection } from './HrHeroSection.tsx'
import { HrRequestsSection } from './HrRequestsSection.tsx'
import { TwoDoorsSection } from './TwoDoorsSection.tsx'
import { PageLinksSection } from './PageLinksSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'

export default function HrAiAssistant() {
  const texts = usePageTexts(definition)
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
