import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { definition } from './definition.ts'
import { SupportHeroSection } from './SupportHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function CustomerAiSupport() {
  return <SupportHeroSection {...usePageTexts(definition)} />
}
