import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { CaseStudySection } from '#sections/CaseStudySection.tsx'
import { FaqSection } from '#sections/FaqSection.tsx'
import { DecisionsSection } from './DecisionsSection.tsx'
import { definition } from './definition.ts'
import { DropOffSection } from './DropOffSection.tsx'
import { HiringResultsSection } from './HiringResultsSection.tsx'
import { InterviewWeekSection } from './InterviewWeekSection.tsx'
import { InvitationSection } from './InvitationSection.tsx'
import { ScreeningSection } from './ScreeningSection.tsx'

export default function StreamlineHiringBelow() {
  const texts = usePageTexts(definition)
  const { assistantLink, pipeline, week } = texts
  return (
    <Sections>
      <DropOffSection {...texts.dropOff} />
      <ScreeningSection {...texts.screening} />
      <InterviewWeekSection {...week} />
      <DecisionsSection {...texts.decisions} stages={pipeline.stages} />
      <HiringResultsSection {...texts.results} />
      <CaseStudySection {...texts.caseStudy} person="shauna" />
      <FaqSection title={texts.faq.title} groups={[{ items: Object.values(texts.faq.items) }]} beside />
      <InvitationSection {...texts.invitation} assistantLink={assistantLink} />
    </Sections>
  )
}
