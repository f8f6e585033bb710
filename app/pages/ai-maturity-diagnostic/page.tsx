import { InjectedWidget } from './InjectedWidget.tsx'
import { DiagnosticHeroSection } from './DiagnosticHeroSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'
import { later } from '../../routing/Later.tsx'

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
