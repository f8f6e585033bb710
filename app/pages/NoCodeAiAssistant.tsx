import { BuilderFeaturesSection } from '../sections/builder/BuilderFeaturesSection.tsx'
import { BuilderHeroSection } from '../sections/builder/BuilderHeroSection.tsx'
import { BuilderStepsSection } from '../sections/builder/BuilderStepsSection.tsx'
import { DutiesSection } from '../sections/builder/DutiesSection.tsx'
import { IntegrationsSection } from '../sections/builder/IntegrationsSection.tsx'
import { OpenBuilderSection } from '../sections/builder/OpenBuilderSection.tsx'
import { TrialSection } from '../sections/builder/TrialSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function NoCodeAiAssistant() {
  const texts = useTexts('nocodeai')
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
