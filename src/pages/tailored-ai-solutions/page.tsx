import { lazySections } from '#routing/DeferredHydration.tsx'

export { TailoredHeroSection as default } from './TailoredHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))
