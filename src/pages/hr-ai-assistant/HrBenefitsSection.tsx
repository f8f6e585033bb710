import { FigureSection } from '#sections/FigureSection.tsx'
import { claimValue } from '#site/build-constants.ts'
import { Container } from '#ui/Container.tsx'
import { TextColumns } from '#ui/TextColumns.tsx'
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
      <Container>
        <TextColumns items={groupIds.map((id) => groups[id])} />
      </Container>
    </>
  )
}
