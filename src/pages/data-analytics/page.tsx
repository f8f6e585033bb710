import { lazySections } from '#routing/DeferredHydration.tsx'

export { AnalyticsHeroSection as default } from './AnalyticsHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))
