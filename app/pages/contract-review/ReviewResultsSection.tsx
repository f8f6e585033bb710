import type { PageTexts } from './definition.ts'
import { ResultsSection } from '../../sections/ResultsSection.tsx'
import { CoinsLeft, HourLeft } from './ShareLeft.tsx'

/** Which drawing shows each result, in their order: what is left of an hour, or of a sum. */
const drawings = [HourLeft, HourLeft, CoinsLeft]

export function ReviewResultsSection({ title, results, note }: PageTexts['results']) {
  return (
    <ResultsSection
      ground="sand"
      title={title}
      results={results}
      note={note}
      drawings={results.map(({ value }, index) => {
        const Drawing = drawings[index] ?? HourLeft
        return <Drawing key={value} percent={100 - Number.parseFloat(value)} />
      })}
    />
  )
}
