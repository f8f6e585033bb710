import { usePageTexts } from '#i18n/useTexts.ts'
import { later } from '#routing/Later.tsx'
import { definition } from './definition.ts'
import { DiagnosticHeroSection } from './DiagnosticHeroSection.tsx'
import { InjectedWidget } from './InjectedWidget.tsx'

export const Below = later(() => import('./below.tsx'))

export default function AiMaturityDiagnostic() {
  const texts = usePageTexts(definition)
  const { start, widget } = texts
  return (
    <InjectedWidget {...widget}>
      <DiagnosticHeroSection {...texts.hero} start={start} widget={widget} />
      <Below />
    </InjectedWidget>
  )
}
