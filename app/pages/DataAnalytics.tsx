import { AnalyticsHeroSection } from '../sections/analytics/AnalyticsHeroSection.tsx'
import { FieldRulesSection } from '../sections/analytics/FieldRulesSection.tsx'
import { PillarsSection } from '../sections/analytics/PillarsSection.tsx'
import { ProjectsSection } from '../sections/analytics/ProjectsSection.tsx'
import { SpreadsheetSection } from '../sections/analytics/SpreadsheetSection.tsx'
import { QuoteSection } from '../sections/QuoteSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function DataAnalytics() {
  const texts = useTexts('dataanalytics')
  return (
    <>
      <AnalyticsHeroSection {...texts.hero} />
      <PillarsSection {...texts.pillars} sources={texts.sources} model={texts.model} dashboard={texts.dashboard} />
      <FieldRulesSection {...texts.rules} />
      <QuoteSection {...texts.voice} ground="paper" />
      <ProjectsSection {...texts.projects} items={texts.items} night={texts.night} />
      <SpreadsheetSection {...texts.close} />
    </>
  )
}
