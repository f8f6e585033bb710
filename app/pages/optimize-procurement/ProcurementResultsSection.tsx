import type { PageTexts } from './definition.ts'
import { ResultsSection } from '../../sections/ResultsSection.tsx'
import { BeforeAndAfter } from './BeforeAndAfter.tsx'

/** What comes of it: each figure with the part that is left. */
export function ProcurementResultsSection({ before, after, ...texts }: PageTexts['results']) {
  const drawings = texts.results.map(({ value, label }) => (
    <BeforeAndAfter key={label} saved={value} before={before} after={after} />
  ))
  return <ResultsSection {...texts} ground="sand" drawings={drawings} />
}
