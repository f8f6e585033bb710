import { lazySections } from '#routing/DeferredHydration.tsx'

export { DiagnosticHeroSection as default } from './DiagnosticHeroSection.tsx'
export { InjectedWidget as Provider } from './InjectedWidget.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))
