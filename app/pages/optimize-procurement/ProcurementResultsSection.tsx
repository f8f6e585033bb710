import type { PageTexts } from './definition.ts'
import { ResultsSection } from '../../sections/ResultsSection.tsx'
import { claimValue } from '../../site/build-constants.ts'
import { Counted } from '../../ui/Counted.tsx'
import { BeforeAndAfter } from './BeforeAndAfter.tsx'

/** Each is the figure of a claim: a part that is saved, or a number of something. */
const saved = ['supplierSelection', 'caseSavings'] as const
const counted = ['languages', 'integrations'] as const

/** What comes of it: the part that is left, and how much it can be used with. */
export function ProcurementResultsSection({ before, after, results, ...texts }: PageTexts['results']) {
  const drawings = [
    ...saved.map((id) => <BeforeAndAfter key={id} saved={claimValue(id)} before={before} after={after} />),
    ...counted.map((id) => <Counted key={id} count={claimValue(id)} columns={25} />),
  ]
  const shown = [...saved, ...counted].map((id) => results[id])
  return <ResultsSection {...texts} results={shown} ground="sand" drawings={drawings} />
}
