/** How much of a question a text meets: words that few texts have weigh most, and so do words that none has. */

import { meantWord } from './spelling.ts'
import { tokensOf, type Term, type Terms } from '../shared/terms.ts'

type TermWeights = {
  /** The words of a question, slips of the finger mended. */
  read(question: string): Term[]
  /** How much of what is asked these tokens meet. */
  weight(asked: readonly Term[], met: ReadonlySet<string>): number
  /** The same, as a share of all that is asked. */
  coverage(asked: readonly Term[], met: ReadonlySet<string>): number
}

/** Being in fewer texts than this does not make a word weigh more. */
const FEW_TEXTS = 4

/** A word met by a synonym is nearly met. */
const BY_SYNONYM = 0.85

/** `counts` says in how many of all texts each token stands. */
export function createTermWeights(terms: Terms, counts: ReadonlyMap<string, number>, texts: number): TermWeights {
  const known = new Set([...counts.keys(), ...terms.synonyms])

  const isKnown = (term: Term): boolean => tokensOf(term).some((token) => counts.has(token))

  /** A word that only its synonyms stand for is as common as the rarest of them. */
  const weightOf = ({ stem, concepts }: Term): number => {
    const ofConcepts = concepts.flatMap((concept) => counts.get(concept) ?? [])
    const count = counts.get(stem) ?? (ofConcepts.length > 0 ? Math.min(...ofConcepts) : 0)
    return Math.log(1 + texts / Math.max(count, FEW_TEXTS))
  }

  const weight = (asked: readonly Term[], met: ReadonlySet<string>): number =>
    asked.reduce((sum, term) => sum + weightOf(term) * shareMet(term, met), 0)

  return {
    read(question) {
      return terms.of(question).map((term) => {
        const meant = isKnown(term) ? undefined : meantWord(term.stem, known)
        return meant === undefined ? term : terms.ofStem(meant)
      })
    },
    weight,
    coverage: (asked, met) => weight(asked, met) / asked.reduce((sum, term) => sum + weightOf(term), 0),
  }
}

function shareMet({ stem, concepts }: Term, met: ReadonlySet<string>): number {
  if (met.has(stem)) return 1
  return concepts.some((concept) => met.has(concept)) ? BY_SYNONYM : 0
}
