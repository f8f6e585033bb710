import { BuyerVoiceSection } from '../sections/procurement/BuyerVoiceSection.tsx'
import { PolicySection } from '../sections/procurement/PolicySection.tsx'
import { ProcurementHeroSection } from '../sections/procurement/ProcurementHeroSection.tsx'
import { ProcurementIndustriesSection } from '../sections/procurement/ProcurementIndustriesSection.tsx'
import { ProcurementPipelineSection } from '../sections/procurement/ProcurementPipelineSection.tsx'
import { ProcurementResultsSection } from '../sections/procurement/ProcurementResultsSection.tsx'
import { PurchaseRequestSection } from '../sections/procurement/PurchaseRequestSection.tsx'
import { StallsSection } from '../sections/procurement/StallsSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function OptimizeProcurement() {
  const texts = useTexts('optimizeprocurement')
  return (
    <>
      <ProcurementHeroSection {...texts.hero} stages={texts.stages} />
      <StallsSection {...texts.problems} />
      <ProcurementPipelineSection {...texts.solution} stages={texts.stages} />
      <ProcurementResultsSection {...texts.results} />
      <BuyerVoiceSection {...texts.voice} />
      <ProcurementIndustriesSection {...texts.industries} />
      <PolicySection {...texts.policy} />
      <PurchaseRequestSection {...texts.close} />
    </>
  )
}
