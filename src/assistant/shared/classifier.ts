/**
 * Predicts which page a question is about. Each stem has a weight for each page, learned at build time from the many
 * ways visitors ask (src/assistant/bundling/training.ts); this code only adds them up.
 */

/** Out of scope: no page answers the question. */
export const OUTSIDE = 'outside'

export type Classifier = {
  /** Page IDs and `OUTSIDE`. */
  classes: readonly string[]
  bias: readonly number[]
  /** For each stem, in order, one letter per class: its distance from `MIDDLE`, in steps. */
  weights: string
}

const MIDDLE = 'M'.charCodeAt(0)
const MOST_STEPS = 12
const STEP = 0.75
/** Smaller weights are dropped: they add bytes but hardly affect the result. */
const LEAST = 0.75

export type Likelihoods = ReadonlyMap<string, number>

/** Encodes the weights of one stem. Trailing zeros are left out. */
export function written(weights: readonly number[]): string {
  return weights
    .map((weight) => {
      const steps =
        Math.abs(weight) < LEAST ? 0 : Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / STEP)))
      return String.fromCharCode(MIDDLE + steps)
    })
    .join('')
    .replace(/M+$/, '')
}

/** The stems of a question, with the confidence in each. */
export type Asked = ReadonlyMap<string, number>

/** Returns a probability for each class; they add up to 1. `length` is the number of words in the question. */
export function createClassifier(
  { classes, bias, weights }: Classifier,
  stems: readonly string[],
): (asked: Asked, length: number) => Likelihoods {
  const rows = weights.split(' ')
  const rowOf = new Map(stems.map((stem, at) => [stem, rows[at] ?? '']))

  return (asked, length) => {
    // Unknown words count for no page, but weaken the known ones.
    const share = STEP / Math.sqrt(Math.max(length, 1))
    const sums = [...bias]
    for (const [stem, sureness] of asked) {
      const row = rowOf.get(stem) ?? ''
      for (let at = 0; at < row.length; at += 1) sums[at]! += (row.charCodeAt(at) - MIDDLE) * share * sureness
    }
    return new Map(likelihoods(sums).map((likelihood, at) => [classes[at] ?? OUTSIDE, likelihood]))
  }
}

/** Softmax, shifted by the maximum to avoid overflow. */
export function likelihoods(sums: readonly number[]): number[] {
  const largest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - largest))
  const all = powers.reduce((one, other) => one + other, 0)
  return powers.map((power) => power / all)
}
