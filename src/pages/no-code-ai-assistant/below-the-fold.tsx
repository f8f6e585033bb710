import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { CaseStudySection } from '#sections/CaseStudySection.tsx'
import { FaqSection } from '#sections/FaqSection.tsx'
import { GoLiveSection } from '#sections/GoLiveSection.tsx'
import { BuilderFeaturesSection } from './BuilderFeaturesSection.tsx'
import { BuilderStepsSection } from './BuilderStepsSection.tsx'
import { definition } from './definition.ts'
import { DutiesSection } from './DutiesSection.tsx'
import { IntegrationsSection } from './IntegrationsSection.tsx'
import { OpenBuilderSection } from './OpenBuilderSection.tsx'
import { TrialSection } from './TrialSection.tsx'

export default function NoCodeAiAssistantBelow() {
  const { faq, ...texts } = usePageTexts(definition)
  return (
    <Sections>
      <BuilderFeaturesSection {...texts.features} />
      <BuilderStepsSection {...texts.steps} />
      <IntegrationsSection {...texts.integrations} />
      <DutiesSection {...texts.duties} />
      <GoLiveSection {...texts.goLive} page={definition.id} />
      <OpenBuilderSection {...texts.openBuilder} />
      <CaseStudySection {...texts.caseStudy} person="colleen" />
      <FaqSection title={faq.title} groups={[{ items: Object.values(faq.items) }]} beside />
      <TrialSection {...texts.close} trial={texts.trial} />
    </Sections>
  )
}
