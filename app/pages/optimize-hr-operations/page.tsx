import { DocumentExamplesSection } from './DocumentExamplesSection.tsx'
import { FreeFridaySection } from './FreeFridaySection.tsx'
import { HrWeekSection } from './HrWeekSection.tsx'
import { LastBoxSection } from './LastBoxSection.tsx'
import { OperationsHeroSection } from './OperationsHeroSection.tsx'
import { OperationsJobsSection } from './OperationsJobsSection.tsx'
import { OperationsResultsSection } from './OperationsResultsSection.tsx'
import { QuestionsSection } from './QuestionsSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'

export default function OptimizeHrOperations() {
  const texts = usePageTexts(definition)
  return (
    <>
      <OperationsHeroSection {...texts.hero} />
      <OperationsJobsSection {...texts.jobs} />
      <HrWeekSection {...texts.week} />
      <OperationsResultsSection {...texts.results} />
      <DocumentExamplesSection {...texts.examples} />
      <FreeFridaySection {...texts.testimonial} />
      <QuestionsSection {...texts.assistant} />
      <LastBoxSection {...texts.close} />
    </>
  )
}
