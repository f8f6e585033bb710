import { lazySections } from '#routing/DeferredHydration.tsx'

export { PrivacyHeroSection as default } from './PrivacyHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))
