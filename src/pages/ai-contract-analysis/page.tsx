import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { ContractHeroSection } from './ContractHeroSection.tsx'
import { definition } from './definition.ts'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function AiContractAnalysis() {
  return <ContractHeroSection {...usePageTexts(definition)} />
}
