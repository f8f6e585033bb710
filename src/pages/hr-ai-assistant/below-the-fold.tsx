import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { CaseStudySection } from '#sections/CaseStudySection.tsx'
import { FaqSection } from '#sections/FaqSection.tsx'
import { GoLiveSection } from '#sections/GoLiveSection.tsx'
import { BoundariesSection } from './BoundariesSection.tsx'
import { definition } from './definition.ts'
import { BenefitGroups, HrBenefitsSection } from './HrBenefitsSection.tsx'
import { HrRequestsSection } from './HrRequestsSection.tsx'
import { PageLinksSection } from './PageLinksSection.tsx'
import { TwoDoorsSection } from './TwoDoorsSection.tsx'

export default function HrAiAssistantBelow() {
  const texts = usePageTexts(definition)
  const { groups, ...benefits } = texts.benefits
  const { items, ...faq } = texts.faq
  return (
    <Sections>
      <HrBenefitsSection {...benefits} />
      <BenefitGroups {...groups} />
      <HrRequestsSection {...texts.requests} />
      <BoundariesSection {...texts.boundaries} />
      <PageLinksSection {...texts.useCases} pages={['streamline-hiring', 'optimize-hr-operations']} />
      <GoLiveSection {...texts.goLive} page={definition.id} />
      <CaseStudySection {...texts.caseStudy} person="joyce" />
      <FaqSection {...faq} groups={[{ items: Object.values(items) }]} beside />
      <TwoDoorsSection {...texts.doors} />
    </Sections>
  )
}
