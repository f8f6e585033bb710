import { CompareLines, CountLine } from './ResultLines.tsx'
import type { PageTexts } from './definition.ts'
import { ResultsSection } from '../../sections/ResultsSection.tsx'

/** What comes of it, each figure drawn with lines as well. */
export function HiringResultsSection({ title, figures, note }: PageTexts['results']) {
  const [time, performance, languages] = figures.map(({ value }) => Number.parseFloat(value))
  return (
    <ResultsSection
      title={title}
      results={figures}
      note={note}
      drawings={[
        <CompareLines key="time" byHand={100} assisted={100 - (time ?? 0)} />,
        <CompareLines key="performance" byHand={100} assisted={100 + (performance ?? 0)} />,
        <CountLine key="languages" count={languages ?? 0} />,
      ]}
    />
  )
}
