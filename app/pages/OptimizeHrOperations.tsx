import { DocumentExamplesSection } from '../sections/hrops/DocumentExamplesSection.tsx'
import { FreeFridaySection } from '../sections/hrops/FreeFridaySection.tsx'
import { HrWeekSection } from '../sections/hrops/HrWeekSection.tsx'
import { LastBoxSection } from '../sections/hrops/LastBoxSection.tsx'
import { OperationsHeroSection } from '../sections/hrops/OperationsHeroSection.tsx'
import { OperationsJobsSection } from '../sections/hrops/OperationsJobsSection.tsx'
import { OperationsResultsSection } from '../sections/hrops/OperationsResultsSection.tsx'
import { QuestionsSection } from '../sections/hrops/QuestionsSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function OptimizeHrOperations() {
  const texts = useTexts('optimizehroperations')
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
