import { lazySections } from '#routing/DeferredHydration.tsx'

export { ContractHeroSection as default } from './ContractHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))
