import { DecisionsSection } from './DecisionsSection.tsx'
import { DropOffSection } from './DropOffSection.tsx'
import { HiringHeroSection } from './HiringHeroSection.tsx'
import { HiringResultsSection } from './HiringResultsSection.tsx'
import { InterviewWeekSection } from './InterviewWeekSection.tsx'
import { InvitationSection } from './InvitationSection.tsx'
import { ScreeningSection } from './ScreeningSection.tsx'
import { definition } from './definition.ts'
import { usePageTexts } from '../../texts/useTexts.ts'

export default function StreamlineHiring() {
  const texts = usePageTexts(definition)
  const { assistantLink, pipeline, chat, week } = texts
  return (
    <>
      <HiringHeroSection {...texts.hero} assistantLink={assistantLink} pipeline={pipeline} chat={chat} week={week} />
      <DropOffSection {...texts.dropOff} />
      <ScreeningSection {...texts.screening} />
      <InterviewWeekSection {...week} />
      <DecisionsSection {...texts.decisions} stages={pipeline.stages} />
      <HiringResultsSection {...texts.results} />
      <InvitationSection {...texts.invitation} assistantLink={assistantLink} />
    </>
  )
}
