import { FeatureCardsSection } from '#sections/FeatureCardsSection.tsx'
import type { PageTexts } from './definition.ts'
import { FirstDay } from './FirstDay.tsx'
import { InterviewSlots } from './InterviewSlots.tsx'
import { LeaveWeek } from './LeaveWeek.tsx'
import { Letter } from './Letter.tsx'
import { PayStub } from './PayStub.tsx'
import { PrivateMatter } from './PrivateMatter.tsx'

type Props = PageTexts['requests']

export function HrRequestsSection(texts: Props) {
  const { title, lead, leave, payStub, firstDay, privateMatter, letter, interview } = texts
  return (
    <FeatureCardsSection
      title={title}
      lead={lead}
      cards={[
        { ...leave, figure: <LeaveWeek {...leave.figure} />, columns: 5, surface: 'sand' },
        { ...payStub, figure: <PayStub {...payStub.figure} />, columns: 4, surface: 'sand' },
        { ...firstDay, figure: <FirstDay {...firstDay.figure} />, columns: 3, surface: 'tint' },
        { ...privateMatter, figure: <PrivateMatter {...privateMatter.figure} />, columns: 3, surface: 'deep' },
        { ...letter, figure: <Letter {...letter.figure} />, columns: 4, surface: 'sand' },
        { ...interview, figure: <InterviewSlots {...interview.figure} />, columns: 5, surface: 'sand' },
      ]}
    />
  )
}
