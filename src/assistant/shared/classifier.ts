/**
 * Which page a question is about: for each stem, how much it speaks for each page and against it. Learned by the build from
 * the many ways in which visitors ask (src/assistant/bundling/training.ts); here only added up.
 */

/** What no page answers. */
export const OUTSIDE = 'outside'

export type Classifier = {
  /** Pages, and what is outside. */
  classes: readonly string[]
  bias: readonly number[]
  /** For each stem, in their order, a letter for each class: how many steps from the middle. */
  weights: string
}

const MIDDLE = 'M'.charCodeAt(0)
const MOST_STEPS = 12
const STEP = 0.75
/** Less than this counts as nothing: many small weights say little and cost much. */
const LEAST = 0.75

export type Likelihoods = ReadonlyMap<string, number>

/** One stem's letters; those in the middle are left off at the end. */
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

/** The stems of a question, each with how surely it was meant. */
export type Asked = ReadonlyMap<string, number>

/** Says how likely each class is for what is asked: all together one. `length` is how many words it is asked in. */
export function createClassifier(
  { classes, bias, weights }: Classifier,
  stems: readonly string[],
): (asked: Asked, length: number) => Likelihoods {
  const rows = weights.split(' ')
  const rowOf = new Map(stems.map((stem, at) => [stem, rows[at] ?? '']))

  return (asked, length) => {
    // A word that nobody has ever asked with speaks for no page, and takes from what the others say.
    const share = STEP / Math.sqrt(Math.max(length, 1))
    const sums = [...bias]
    for (const [stem, sureness] of asked) {
      const row = rowOf.get(stem) ?? ''
      for (let at = 0; at < row.length; at += 1) sums[at]! += (row.charCodeAt(at) - MIDDLE) * share * sureness
    }
    return new Map(likelihoods(sums).map((likelihood, at) => [classes[at] ?? OUTSIDE, likelihood]))
  }
}

/** So much more likely that the largest of them is easily told apart (softmax). */
export function likelihoods(sums: readonly number[]): number[] {
  const largest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - largest))
  const all = powers.reduce((one, other) => one + other, 0)
  return powers.map((power) => power / all)
}
