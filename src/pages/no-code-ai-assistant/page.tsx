import { lazySections } from '#routing/DeferredHydration.tsx'

export { BuilderHeroSection as default } from './BuilderHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))
