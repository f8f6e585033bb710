import { lazySections } from '#routing/DeferredHydration.tsx'

export { ExpertHeroSection as default } from './ExpertHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))
