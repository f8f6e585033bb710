import { AnalyticsHeroSection } from './AnalyticsHeroSection.tsx'
import { FieldRulesSection } from './FieldRulesSection.tsx'
import { PillarsSection } from './PillarsSection.tsx'
import { ProjectsSection } from './ProjectsSection.tsx'
import { SpreadsheetSection } from './SpreadsheetSection.tsx'
import { QuoteSection } from '../../sections/QuoteSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'

export default function DataAnalytics() {
  const texts = usePageTexts(definition)
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
