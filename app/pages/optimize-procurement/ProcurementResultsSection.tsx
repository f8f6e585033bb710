import type { PageTexts } from './definition.ts'
import { ResultsSection } from '../../sections/ResultsSection.tsx'
import { claimValue } from '../../site/build-constants.ts'
import { BeforeAndAfter } from './BeforeAndAfter.tsx'

/** Each is the figure of a claim. */
const shown = ['supplierSelection', 'caseSavings', 'timeReduction', 'costSavings'] as const

/** What comes of it: each figure with the part that is left. */
export function ProcurementResultsSection({ before, after, results, ...texts }: PageTexts['results']) {
  const drawings = shown.map((id) => <BeforeAndAfter key={id} saved={claimValue(id)} before={before} after={after} />)
  return <ResultsSection {...texts} results={shown.map((id) => results[id])} ground="sand" drawings={drawings} />
}
