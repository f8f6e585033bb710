import { ClientLogoStrip } from '../sections/ClientLogoStrip.tsx'
import { ContractBenefitsSection } from '../sections/contract/ContractBenefitsSection.tsx'
import { ContractFeaturesSection } from '../sections/contract/ContractFeaturesSection.tsx'
import { ContractHeroSection } from '../sections/contract/ContractHeroSection.tsx'
import { ContractRecordingSection } from '../sections/contract/ContractRecordingSection.tsx'
import { ContractStepsSection } from '../sections/contract/ContractStepsSection.tsx'
import { ReviewTimeSection } from '../sections/contract/ReviewTimeSection.tsx'
import { SignatureSection } from '../sections/contract/SignatureSection.tsx'
import { QuoteSection } from '../sections/QuoteSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function AiContractAnalysis() {
  const { actions, hero, desk, clients, features, steps, quote, figure, benefits, video, close } =
    useTexts('aicontractanalysis')
  return (
    <>
      <ContractHeroSection {...hero} actions={actions} desk={desk} video={video} />
      <ClientLogoStrip label={clients} speed="slow" />
      <ContractFeaturesSection {...features} />
      <ContractStepsSection {...steps} />
      <QuoteSection {...quote} />
      <ReviewTimeSection {...figure} />
      <ContractBenefitsSection {...benefits} />
      <ContractRecordingSection {...video} />
      <SignatureSection {...close} action={actions.book} />
    </>
  )
}
