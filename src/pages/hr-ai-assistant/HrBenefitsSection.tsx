import { FigureSection } from '#sections/FigureSection.tsx'
import { claimValue } from '#site/build-constants.ts'
import { WordColumns } from '#ui/WordColumns.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import type { PageTexts } from './definition.ts'
import { RequestSheets } from './RequestSheets.tsx'

type Props = PageTexts['benefits']

const groupIds = ['employees', 'hrTeam', 'managers'] as const

export function HrBenefitsSection({ sheets, groups, ...figure }: Props) {
  return (
    <>
      <FigureSection {...figure}>
        <RequestSheets {...sheets} percentMore={claimValue('hrPerformance')} />
      </FigureSection>
      <Wrap>
        <WordColumns items={groupIds.map((id) => groups[id])} />
      </Wrap>
    </>
  )
}
