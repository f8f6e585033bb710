import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { definition } from './definition.ts'
import { EfficiencyHeroSection } from './EfficiencyHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function CustomerSupportEfficiency() {
  return <EfficiencyHeroSection {...usePageTexts(definition).hero} />
}
