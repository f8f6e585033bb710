import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { FaqSection } from '#sections/FaqSection.tsx'
import { definition } from './definition.ts'
import { DocumentExamplesSection } from './DocumentExamplesSection.tsx'
import { FreeFridaySection, HrWeekSection } from './HrWeekSection.tsx'
import { LastBoxSection } from './LastBoxSection.tsx'
import { OperationsJobsSection } from './OperationsJobsSection.tsx'
import { OperationsResultsSection } from './OperationsResultsSection.tsx'
import { QuestionsSection } from './QuestionsSection.tsx'

export default function OptimizeHrOperationsBelow() {
  const texts = usePageTexts(definition)
  return (
    <Sections>
      <HrWeekSection {...texts.week} />
      <OperationsJobsSection {...texts.jobs} />
      <OperationsResultsSection {...texts.results} />
      <DocumentExamplesSection {...texts.examples} />
      <FreeFridaySection {...texts.testimonial} />
      <QuestionsSection {...texts.assistant} />
      <FaqSection title={texts.faq.title} groups={[{ items: Object.values(texts.faq.items) }]} beside />
      <LastBoxSection {...texts.close} />
    </Sections>
  )
}
