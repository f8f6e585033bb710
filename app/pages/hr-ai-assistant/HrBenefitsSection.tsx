import { RequestSheets } from './RequestSheets.tsx'
import type { PageTexts } from './definition.ts'
import { WordColumns } from '../../ui/WordColumns.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { FigureSection } from '../../sections/FigureSection.tsx'

type Props = PageTexts['benefits']

/** The figure, and what it means for each of the three who feel it. */
export function HrBenefitsSection({ sheets, groups, ...figure }: Props) {
  return (
    <>
      <FigureSection {...figure}>
        <RequestSheets {...sheets} percentMore={Number.parseFloat(figure.value)} />
      </FigureSection>
      <Wrap>
        <WordColumns items={groups} />
      </Wrap>
    </>
  )
}
