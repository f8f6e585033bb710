import { lazySections } from '#routing/DeferredHydration.tsx'

export { DemoHeroSection as default } from './DemoHeroSection.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))
