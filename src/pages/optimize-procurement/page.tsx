import { lazySections } from '#routing/DeferredHydration.tsx'

export { ProcurementHeroSection as default } from './ProcurementHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))
