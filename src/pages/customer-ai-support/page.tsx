import { lazySections } from '#routing/DeferredHydration.tsx'

export { SupportHeroSection as default } from './SupportHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))
