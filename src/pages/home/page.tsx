import { lazySections } from '#routing/DeferredHydration.tsx'

export { HomeHeroSection as default } from './HomeHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))
