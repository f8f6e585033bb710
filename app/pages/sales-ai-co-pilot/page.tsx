import { ConversionSection } from './ConversionSection.tsx'
import { CrmSection } from './CrmSection.tsx'
import { FollowUpRuleSection } from './FollowUpRuleSection.tsx'
import { LeadScoringSection } from './LeadScoringSection.tsx'
import { NextStepSection } from './NextStepSection.tsx'
import { RepDaySection } from './RepDaySection.tsx'
import { SalesHeroSection } from './SalesHeroSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'

export default function SalesAiCoPilot() {
  const texts = usePageTexts(definition)
  return (
    <>
      <SalesHeroSection {...texts.hero} record={texts.record} thread={texts.thread} />
      <LeadScoringSection {...texts.scoring} />
      <FollowUpRuleSection {...texts.followUps} />
      <CrmSection {...texts.crm} />
      <RepDaySection {...texts.day} />
      <ConversionSection {...texts.conversion} />
      <NextStepSection {...texts.close} />
    </>
  )
}
