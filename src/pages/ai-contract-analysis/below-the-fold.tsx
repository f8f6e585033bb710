import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { ClientLogoStrip } from '#sections/ClientLogoStrip.tsx'
import { FaqSection } from '#sections/FaqSection.tsx'
import { GoLiveSection } from '#sections/GoLiveSection.tsx'
import { QuoteSection } from '#sections/QuoteSection.tsx'
import { ContractBenefitsSection } from './ContractBenefitsSection.tsx'
import { ContractFeaturesSection } from './ContractFeaturesSection.tsx'
import { ContractStepsSection } from './ContractStepsSection.tsx'
import { definition } from './definition.ts'
import { RecordingSection } from './RecordingSection.tsx'
import { ReviewTimeSection } from './ReviewTimeSection.tsx'
import { SignatureSection } from './SignatureSection.tsx'

export default function AiContractAnalysisBelow() {
  const { actions, faq, ...texts } = usePageTexts(definition)
  return (
    <Sections>
      <ClientLogoStrip label={texts.clients} speed="slow" />
      <ContractFeaturesSection {...texts.features} />
      <ContractStepsSection {...texts.steps} />
      <QuoteSection {...texts.quote} person="beatriz" />
      <ReviewTimeSection {...texts.figure} />
      <ContractBenefitsSection {...texts.benefits} />
      <RecordingSection {...texts.video} />
      <GoLiveSection {...texts.goLive} page={definition.id} />
      <FaqSection title={faq.title} security={faq.security} groups={[{ items: Object.values(faq.items) }]} beside />
      <SignatureSection {...texts.close} action={actions.book} />
    </Sections>
  )
}
