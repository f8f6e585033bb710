import { lazySections } from '#routing/DeferredHydration.tsx'

export { HiringHeroSection as default } from './HiringHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))
