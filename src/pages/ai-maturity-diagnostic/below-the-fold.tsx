import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { BenefitsSection } from './BenefitsSection.tsx'
import { definition } from './definition.ts'
import { DiagnosticFaqSection } from './DiagnosticFaqSection.tsx'
import { FreeSection } from './FreeSection.tsx'
import { MinutesSection } from './MinutesSection.tsx'
import { ReportVoicesSection } from './ReportVoicesSection.tsx'
import { SampleReportSection } from './SampleReportSection.tsx'

export default function AiMaturityDiagnosticBelow() {
  const texts = usePageTexts(definition)
  const { dimensions, start } = texts
  return (
    <Sections>
      <BenefitsSection {...texts.benefits} dimensions={dimensions} />
      <MinutesSection {...texts.process} />
      <SampleReportSection texts={texts.report} dimensions={dimensions} />
      <ReportVoicesSection {...texts.voices} />
      <DiagnosticFaqSection {...texts.faq} />
      <FreeSection {...texts.close} start={start} />
    </Sections>
  )
}
