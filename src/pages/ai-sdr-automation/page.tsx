import { lazySections } from '#routing/DeferredHydration.tsx'

export { SdrHeroSection as default } from './SdrHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))
