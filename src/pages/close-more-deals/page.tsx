import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { DealsHeroSection } from './DealsHeroSection.tsx'
import { definition } from './definition.ts'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function CloseMoreDeals() {
  return <DealsHeroSection {...usePageTexts(definition)} />
}
