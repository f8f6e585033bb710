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
  const { actions, clients, features, steps, quote, figure, benefits, video, goLive, faq, close } =
    usePageTexts(definition)
  return (
    <Sections>
      <ClientLogoStrip label={clients} speed="slow" />
      <ContractFeaturesSection {...features} />
      <ContractStepsSection {...steps} />
      <QuoteSection {...quote} />
      <ReviewTimeSection {...figure} />
      <ContractBenefitsSection {...benefits} />
      <RecordingSection {...video} />
      <GoLiveSection {...goLive} />
      <FaqSection title={faq.title} groups={[{ items: Object.values(faq.items) }]} beside />
      <SignatureSection {...close} action={actions.book} />
    </Sections>
  )
}
