import { BuilderFeaturesSection } from './BuilderFeaturesSection.tsx'
import { BuilderHeroSection } from './BuilderHeroSection.tsx'
import { BuilderStepsSection } from './BuilderStepsSection.tsx'
import { DutiesSection } from './DutiesSection.tsx'
import { IntegrationsSection } from './IntegrationsSection.tsx'
import { OpenBuilderSection } from './OpenBuilderSection.tsx'
import { TrialSection } from './TrialSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'

export default function NoCodeAiAssistant() {
  const texts = usePageTexts(definition)
  return (
    <>
      <BuilderHeroSection {...texts.hero} builder={texts.builder} trial={texts.trial} />
      <BuilderFeaturesSection {...texts.features} />
      <BuilderStepsSection {...texts.steps} />
      <IntegrationsSection {...texts.integrations} />
      <DutiesSection {...texts.duties} />
      <OpenBuilderSection {...texts.openBuilder} />
      <TrialSection {...texts.close} trial={texts.trial} />
    </>
  )
}
