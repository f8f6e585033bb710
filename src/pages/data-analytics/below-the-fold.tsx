import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { FaqSection } from '#sections/FaqSection.tsx'
import { GoLiveSection } from '#sections/GoLiveSection.tsx'
import { QuoteSection } from '#sections/QuoteSection.tsx'
import { definition } from './definition.ts'
import { FieldRulesSection } from './FieldRulesSection.tsx'
import { PillarsSection } from './PillarsSection.tsx'
import { ProjectsSection } from './ProjectsSection.tsx'
import { SpreadsheetSection } from './SpreadsheetSection.tsx'

export default function DataAnalyticsBelow() {
  const texts = usePageTexts(definition)
  const { items, ...faq } = texts.faq
  return (
    <Sections>
      <PillarsSection {...texts} />
      <FieldRulesSection {...texts.rules} />
      <QuoteSection {...texts.voice} person="sofia" surface="paper" />
      <ProjectsSection {...texts} />
      <GoLiveSection {...texts.goLive} page={definition.id} />
      <FaqSection {...faq} groups={[{ items: Object.values(items) }]} beside />
      <SpreadsheetSection {...texts.close} />
    </Sections>
  )
}
