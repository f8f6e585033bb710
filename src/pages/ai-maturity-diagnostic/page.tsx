import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { definition } from './definition.ts'
import { DiagnosticHeroSection } from './DiagnosticHeroSection.tsx'

export { InjectedWidget as Provider } from './InjectedWidget.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function AiMaturityDiagnostic() {
  return <DiagnosticHeroSection {...usePageTexts(definition)} />
}
