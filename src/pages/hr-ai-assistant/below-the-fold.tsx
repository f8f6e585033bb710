import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { BoundariesSection } from './BoundariesSection.tsx'
import { definition } from './definition.ts'
import { HrBenefitsSection } from './HrBenefitsSection.tsx'
import { HrRequestsSection } from './HrRequestsSection.tsx'
import { PageLinksSection } from './PageLinksSection.tsx'
import { TwoDoorsSection } from './TwoDoorsSection.tsx'

export default function HrAiAssistantBelow() {
  const texts = usePageTexts(definition)
  return (
    <Sections>
      <HrBenefitsSection {...texts.benefits} />
      <HrRequestsSection {...texts.requests} />
      <BoundariesSection {...texts.boundaries} />
      <PageLinksSection {...texts.useCases} pages={['streamline-hiring', 'optimize-hr-operations']} />
      <TwoDoorsSection {...texts.doors} />
    </Sections>
  )
}
