import { InjectedWidget } from '../embeds/diagnostic/InjectedWidget.tsx'
import { BenefitsSection } from '../sections/diagnostic/BenefitsSection.tsx'
import { DiagnosticFaqSection } from '../sections/diagnostic/DiagnosticFaqSection.tsx'
import { DiagnosticHeroSection } from '../sections/diagnostic/DiagnosticHeroSection.tsx'
import { FreeSection } from '../sections/diagnostic/FreeSection.tsx'
import { MinutesSection } from '../sections/diagnostic/MinutesSection.tsx'
import { ReportVoicesSection } from '../sections/diagnostic/ReportVoicesSection.tsx'
import { SampleReportSection } from '../sections/diagnostic/SampleReportSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function AiMaturityDiagnostic() {
  const texts = useTexts('aimaturitydiagnostic')
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
