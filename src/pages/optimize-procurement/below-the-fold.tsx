import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { FaqSection } from '#sections/FaqSection.tsx'
import { BidChatSection } from './BidChatSection.tsx'
import { BuyerVoiceSection } from './BuyerVoiceSection.tsx'
import { definition } from './definition.ts'
import { PolicySection } from './PolicySection.tsx'
import { ProcurementIndustriesSection } from './ProcurementIndustriesSection.tsx'
import { ProcurementPipelineSection } from './ProcurementPipelineSection.tsx'
import { ProcurementResultsSection } from './ProcurementResultsSection.tsx'
import { PurchaseRequestSection } from './PurchaseRequestSection.tsx'
import { StallsSection } from './StallsSection.tsx'

export default function OptimizeProcurementBelow() {
  const texts = usePageTexts(definition)
  return (
    <Sections>
      <BidChatSection {...texts.chat} />
      <StallsSection {...texts.problems} />
      <ProcurementPipelineSection {...texts.solution} stages={texts.stages} />
      <ProcurementResultsSection {...texts.results} />
      <BuyerVoiceSection {...texts.voice} />
      <ProcurementIndustriesSection {...texts.industries} />
      <PolicySection {...texts.policy} />
      <FaqSection title={texts.faq.title} groups={[{ items: Object.values(texts.faq.items) }]} beside />
      <PurchaseRequestSection {...texts.close} />
    </Sections>
  )
}
