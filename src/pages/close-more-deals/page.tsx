import { lazySections } from '#routing/DeferredHydration.tsx'

export { DealsHeroSection as default } from './DealsHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))
