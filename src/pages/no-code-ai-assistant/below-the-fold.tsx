import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { BuilderFeaturesSection } from './BuilderFeaturesSection.tsx'
import { BuilderStepsSection } from './BuilderStepsSection.tsx'
import { definition } from './definition.ts'
import { DutiesSection } from './DutiesSection.tsx'
import { IntegrationsSection } from './IntegrationsSection.tsx'
import { OpenBuilderSection } from './OpenBuilderSection.tsx'
import { TrialSection } from './TrialSection.tsx'

export default function NoCodeAiAssistantBelow() {
  const texts = usePageTexts(definition)
  return (
    <Sections>
      <BuilderFeaturesSection {...texts.features} />
      <BuilderStepsSection {...texts.steps} />
      <IntegrationsSection {...texts.integrations} />
      <DutiesSection {...texts.duties} />
      <OpenBuilderSection {...texts.openBuilder} />
      <TrialSection {...texts.close} trial={texts.trial} />
    </Sections>
  )
}
