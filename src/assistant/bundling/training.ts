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
  const weights = new Float64Array(stems.length * count)
  const squares = new Float64Array(stems.length * count).fill(SMALL)
  const rowOf = new Map(stems.map((stem, id) => [stem, id * count]))
  const bias = classes.map(() => 0)
  const shuffle = createShuffle()

  const inputs = examples.map(({ stems: found, label }) => {
    const own = [...new Set(found)].flatMap((stem) => rowOf.get(stem) ?? [])
    return { own, share: 1 / Math.sqrt(Math.max(own.length, 1)), right: classes.indexOf(label) }
  })

  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { own, share, right } of shuffle(inputs)) {
      const sums = [...bias]
      for (const row of own) for (let at = 0; at < count; at += 1) sums[at]! += weights[row + at]! * share
      const errors = softmax(sums)
      errors[right]! -= 1
      for (let at = 0; at < count; at += 1) {
        bias[at]! -= BIAS_STEP * errors[at]!
        errors[at]! *= share
      }
      for (const row of own) {
        for (let at = 0; at < count; at += 1) {
          const gradient = errors[at]! + DECAY * weights[row + at]!
          const square = squares[row + at]! + gradient * gradient
          squares[row + at] = square
          weights[row + at]! -= (STEP * gradient) / Math.sqrt(square)
        }
      }
    }
  }
  return {
    classes,
    bias: bias.map((value) => Math.round(value * 100) / 100),
    weights: stems.map((_, id) => encodeWeights([...weights.subarray(id * count, (id + 1) * count)])).join(' '),
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
