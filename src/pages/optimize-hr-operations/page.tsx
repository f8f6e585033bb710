import { lazySections } from '#routing/DeferredHydration.tsx'

export { OperationsHeroSection as default } from './OperationsHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))
