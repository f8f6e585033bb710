import { claimValue } from '../../site/build-constants.ts'
import type { PageTexts } from './definition.ts'
import { ResultsSection } from '../../sections/ResultsSection.tsx'
import { CoinsLeft, HourLeft } from './ShareLeft.tsx'

/** The figures by their claims, each with its drawing: what is left of an hour, or of a sum. */
const figures = [
  { id: 'legalReview', Drawing: HourLeft },
  { id: 'timeReduction', Drawing: HourLeft },
  { id: 'costSavings', Drawing: CoinsLeft },
] as const

export function ReviewResultsSection({ title, results, note }: PageTexts['results']) {
  return (
    <ResultsSection
      ground="sand"
      title={title}
      results={figures.map(({ id }) => results[id])}
      note={note}
      drawings={figures.map(({ id, Drawing }) => (
        <Drawing key={id} percent={100 - claimValue(id)} />
      ))}
    />
  )
}
