import { DecisionsSection } from '../sections/hiring/DecisionsSection.tsx'
import { DropOffSection } from '../sections/hiring/DropOffSection.tsx'
import { HiringHeroSection } from '../sections/hiring/HiringHeroSection.tsx'
import { HiringResultsSection } from '../sections/hiring/HiringResultsSection.tsx'
import { InterviewWeekSection } from '../sections/hiring/InterviewWeekSection.tsx'
import { InvitationSection } from '../sections/hiring/InvitationSection.tsx'
import { ScreeningSection } from '../sections/hiring/ScreeningSection.tsx'
import { useTexts } from '../texts/useTexts.ts'

export default function StreamlineHiring() {
  const texts = useTexts('streamlinehiring')
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
