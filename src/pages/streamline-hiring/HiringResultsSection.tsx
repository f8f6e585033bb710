import { ResultsSection } from '#sections/ResultsSection.tsx'
import { claimValue } from '#site/build-constants.ts'
import type { PageTexts } from './definition.ts'
import { CompareLines, CountLine } from './ResultLines.tsx'

const figureIds = ['time', 'performance', 'languages'] as const

export function HiringResultsSection({ title, figures, note }: PageTexts['results']) {
  return (
    <ResultsSection
      title={title}
      results={figureIds.map((id) => figures[id])}
      note={note}
      drawings={[
        <CompareLines key="time" byHand={100} assisted={100 - claimValue('timeReduction')} />,
        <CompareLines key="performance" byHand={100} assisted={100 + claimValue('hrPerformance')} />,
        <CountLine key="languages" count={claimValue('languages')} />,
      ]}
    />
  )
}
