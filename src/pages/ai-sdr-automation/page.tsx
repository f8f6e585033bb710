import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { definition } from './definition.ts'
import { SdrHeroSection } from './SdrHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function AiSdrAutomation() {
  return <SdrHeroSection {...usePageTexts(definition)} />
}
