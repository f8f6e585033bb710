import { InjectedWidget } from './InjectedWidget.tsx'
import { BenefitsSection } from './BenefitsSection.tsx'
import { DiagnosticFaqSection } from './DiagnosticFaqSection.tsx'
import { DiagnosticHeroSection } from './DiagnosticHeroSection.tsx'
import { FreeSection } from './FreeSection.tsx'
import { MinutesSection } from './MinutesSection.tsx'
import { ReportVoicesSection } from './ReportVoicesSection.tsx'
import { SampleReportSection } from './SampleReportSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'

export default function AiMaturityDiagnostic() {
  const texts = usePageTexts(definition)
  const { dimensions, start, widget } = texts
  return (
    <InjectedWidget {...widget}>
      <DiagnosticHeroSection {...texts.hero} start={start} widget={widget} />
      <BenefitsSection {...texts.benefits} dimensions={dimensions} />
      <MinutesSection {...texts.process} />
      <SampleReportSection texts={texts.report} dimensions={dimensions} />
      <ReportVoicesSection {...texts.voices} />
      <DiagnosticFaqSection {...texts.faq} />
      <FreeSection {...texts.close} start={start} />
    </InjectedWidget>
  )
}
