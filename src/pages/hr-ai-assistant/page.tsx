import { lazySections } from '#routing/DeferredHydration.tsx'

export { HrHeroSection as default } from './HrHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))
