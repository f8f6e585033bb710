import { lazySections } from '#routing/DeferredHydration.tsx'

export { SalesHeroSection as default } from './SalesHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))
