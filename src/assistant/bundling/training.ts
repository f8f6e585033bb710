/** Multinomial logistic regression by stochastic gradient descent with a step size per weight (AdaGrad). */

import { encodeWeights, softmax, type Classifier } from '../shared/classifier.ts'

export type Example = { stems: readonly string[]; label: string }

const ROUNDS = 12
const STEP = 1
const BIAS_STEP = 0.01
const DECAY = 1e-5
/** Initial sum of squares: small errors barely move a new weight, so most weights stay near zero. */
const SMALL = 1

export function train(examples: readonly Example[], stems: readonly string[]): Classifier {
  const classes = [...new Set(examples.map(({ label }) => label))].toSorted()
  const count = classes.length
  // One row per stem, one weight per class.
  const rows = stems.map(() => ({ weights: new Float64Array(count), squares: new Float64Array(count).fill(SMALL) }))
  const rowOf = new Map(stems.map((stem, id) => [stem, rows[id]!]))
  const bias = new Float64Array(count)
  const shuffle = createShuffle()

  const inputs = examples.map(({ stems: found, label }) => {
    const own = [...new Set(found)].flatMap((stem) => rowOf.get(stem) ?? [])
    return { own, share: 1 / Math.sqrt(Math.max(own.length, 1)), right: classes.indexOf(label) }
  })

  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { own, share, right } of shuffle(inputs)) {
      const sums = Array.from(bias)
      for (const { weights } of own) for (let at = 0; at < count; at += 1) sums[at]! += weights[at]! * share
      const errors = softmax(sums)
      errors[right]! -= 1
      for (let at = 0; at < count; at += 1) bias[at]! -= BIAS_STEP * errors[at]!
      for (const { weights, squares } of own) {
        for (let at = 0; at < count; at += 1) {
          const gradient = errors[at]! * share + DECAY * weights[at]!
          squares[at]! += gradient * gradient
          weights[at]! -= (STEP * gradient) / Math.sqrt(squares[at]!)
        }
      }
    }
  }
  return {
    classes,
    bias: Array.from(bias, (value) => Math.round(value * 100) / 100),
    weights: rows.map(({ weights }) => encodeWeights([...weights])).join(' '),
  }
}

/** Shuffles differently in each round, but the same way in each build (Lehmer generator). */
function createShuffle(): <Item>(items: readonly Item[]) => Item[] {
  let state = 1
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  return (items) => {
    const result = [...items]
    for (let last = result.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1))
      ;[result[last], result[other]] = [result[other]!, result[last]!]
    }
    return result
  }
}
