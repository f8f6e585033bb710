import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { BoundariesSection } from './BoundariesSection.tsx'
import { definition } from './definition.ts'
import { BenefitGroups, HrBenefitsSection } from './HrBenefitsSection.tsx'
import { HrRequestsSection } from './HrRequestsSection.tsx'
import { PageLinksSection } from './PageLinksSection.tsx'
import { TwoDoorsSection } from './TwoDoorsSection.tsx'

export default function HrAiAssistantBelow() {
  const texts = usePageTexts(definition)
  const { groups, ...benefits } = texts.benefits
  return (
    <Sections>
      <HrBenefitsSection {...benefits} />
      <BenefitGroups {...groups} />
      <HrRequestsSection {...texts.requests} />
      <BoundariesSection {...texts.boundaries} />
      <PageLinksSection {...texts.useCases} pages={['streamline-hiring', 'optimize-hr-operations']} />
      <TwoDoorsSection {...texts.doors} />
    </Sections>
  )
}
