import { ConversionSection } from '../sections/sales/ConversionSection.tsx'
import { CrmSection } from '../sections/sales/CrmSection.tsx'
import { FollowUpRuleSection } from '../sections/sales/FollowUpRuleSection.tsx'
import { LeadScoringSection } from '../sections/sales/LeadScoringSection.tsx'
import { NextStepSection } from '../sections/sales/NextStepSection.tsx'
import { RepDaySection } from '../sections/sales/RepDaySection.tsx'
import { SalesHeroSection } from '../sections/sales/SalesHeroSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function SalesAiCoPilot() {
  const texts = useTexts('salesaicopilot')
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
