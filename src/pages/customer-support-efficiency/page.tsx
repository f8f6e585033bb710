import { lazySections } from '#routing/DeferredHydration.tsx'

export { EfficiencyHeroSection as default } from './EfficiencyHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))
