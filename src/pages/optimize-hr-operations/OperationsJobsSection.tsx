import { FeatureCardsSection } from '#sections/FeatureCardsSection.tsx'
import type { PageTexts } from './definition.ts'
import { DraftedPages } from './DraftedPages.tsx'
import { LeaveAnswer } from './LeaveAnswer.tsx'
import { LiveOperations } from './LiveOperations.tsx'
import { NewStarters } from './NewStarters.tsx'
import { WatchedDates } from './WatchedDates.tsx'

type Props = PageTexts['jobs']

export function OperationsJobsSection({ title, lead, live, dataEntry, documents, compliance, support }: Props) {
  return (
    <FeatureCardsSection
      title={title}
      lead={lead}
      panel={<LiveOperations {...live} />}
      cards={[
        { ...dataEntry, figure: <NewStarters {...dataEntry.figure} />, columns: 3, surface: 'sand' },
        { ...documents, figure: <DraftedPages {...documents.figure} />, columns: 3, surface: 'sand' },
        { ...compliance, figure: <WatchedDates {...compliance.figure} />, columns: 3, surface: 'sand' },
        { ...support, figure: <LeaveAnswer {...support.figure} />, columns: 3, surface: 'sand' },
      ]}
    />
  )
}
