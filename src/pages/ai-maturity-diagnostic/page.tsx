import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { definition } from './definition.ts'
import { DiagnosticHeroSection } from './DiagnosticHeroSection.tsx'
import { InjectedWidget } from './InjectedWidget.tsx'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function AiMaturityDiagnostic() {
  const texts = usePageTexts(definition)
  const { start, widget } = texts
  return (
    <InjectedWidget {...widget}>
      <DiagnosticHeroSection {...texts.hero} start={start} widget={widget} />
      <BelowTheFold />
    </InjectedWidget>
  )
}
