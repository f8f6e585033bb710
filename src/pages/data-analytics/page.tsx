import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { AnalyticsHeroSection } from './AnalyticsHeroSection.tsx'
import { definition } from './definition.ts'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function DataAnalytics() {
  return <AnalyticsHeroSection {...usePageTexts(definition).hero} />
}
