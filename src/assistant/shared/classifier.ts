/** Each stem has a weight per page, learned at build time (bundling/training.ts); this code only adds them up. */

export const OUT_OF_SCOPE = 'out-of-scope'

export type Classifier = {
  /** Page IDs and `OUT_OF_SCOPE`. */
  classes: readonly string[]
  bias: readonly number[]
  /** For each stem, in order, one letter per class: its distance from `MIDDLE`, in steps. */
  weights: string
}

const MIDDLE = 'M'.charCodeAt(0)
const MAX_STEPS = 12
const STEP = 0.75
/** Smaller weights are dropped: they add bytes but hardly affect the result. */
const MIN_WEIGHT = 0.75

export type Probabilities = ReadonlyMap<string, number>

/** Trailing zeros are left out. */
export function encodeWeights(weights: readonly number[]): string {
  const steps = weights.map((weight) => (Math.abs(weight) < MIN_WEIGHT ? 0 : Math.round(weight / STEP)))
  const letters = steps.map((each) => MIDDLE + Math.max(-MAX_STEPS, Math.min(MAX_STEPS, each)))
  return String.fromCharCode(...letters).replace(/M+$/, '')
}

/** Takes the confidence in each stem of a question, and its number of words. The probabilities add up to 1. */
export function createClassifier({ classes, bias, weights }: Classifier, stems: readonly string[]) {
  const rows = weights.split(' ')
  const rowOf = new Map(stems.map((stem, at) => [stem, rows[at] ?? '']))

  return (query: ReadonlyMap<string, number>, length: number): Probabilities => {
    // Unknown words favor no page, but reduce the weight of the others.
    const share = STEP / Math.sqrt(Math.max(length, 1))
    const sums = [...bias]
    for (const [stem, confidence] of query) {
      const row = rowOf.get(stem) ?? ''
      for (let at = 0; at < row.length; at += 1) sums[at]! += (row.charCodeAt(at) - MIDDLE) * share * confidence
    }
    return new Map(softmax(sums).map((probability, at) => [classes[at] ?? OUT_OF_SCOPE, probability]))
  }
}

/** Shifted by the maximum to avoid overflow. */
export function softmax(sums: readonly number[]): number[] {
  const largest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - largest))
  const all = powers.reduce((one, other) => one + other, 0)
  return powers.map((power) => power / all)
}
