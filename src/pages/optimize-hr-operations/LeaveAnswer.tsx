import { CitedAnswer } from '#sections/demos/CitedAnswer.tsx'
import type { PageTexts } from './definition.ts'
import { JobTile } from './JobTile.tsx'
import { hrOperations } from './sample-data.ts'

type Props = PageTexts['jobs']['support']['figure']

export function LeaveAnswer({ unit, ...chat }: Props) {
  return (
    <JobTile count={hrOperations.queries} unit={unit}>
      <CitedAnswer {...chat} />
    </JobTile>
  )
}
