import { describe, expect, it } from 'vitest'
import { stages, type Step } from './advice.ts'
import { dimensions, type Answer, type Answers, type Dimension } from './dimensions.ts'
import { result, type Result } from './scoring.ts'
import { confirmed, everyPattern, pattern } from './testing/patterns.ts'

const companies = everyPattern.flatMap((written, index) => {
  const answers = pattern(written)
  return [answers, confirmed(answers, index)].map((each) => ({ answers: each, found: result(each) }))
})

/** Returns up to three companies that break the rule. */
function against(rule: (found: Result, answers: Answers) => boolean): unknown[] {
  return companies.filter(({ answers, found }) => !rule(found, answers)).slice(0, 3)
}

const isProject = ({ stage }: Step) => stage === 'first' || stage === 'project'

const grounds: Partial<Record<Dimension, Dimension>> = {
  technology: 'data',
  people: 'governance',
  customers: 'processes',
}

const stageOf = ({ level }: Answer) => stages[level === 'unknown' ? 0 : level - 1]
const differ = (steps: readonly Step[], by: 'dimension' | 'page') => new Set(steps.map((each) => each[by])).size
const place = (steps: readonly Step[], wanted: Dimension) => steps.findIndex(({ dimension }) => dimension === wanted)
const isMissing = ({ level }: Answer) => level === 1 || level === 'unknown'

describe('whatever is answered', () => {
  it('there are three steps, each of another dimension and to another page', () => {
    expect(against(({ steps }) => differ(steps, 'dimension') === 3 && differ(steps, 'page') === 3)).toEqual([])
  })

  it('a step is about what was answered', () => {
    expect(
      against(({ steps }, answers) => steps.every(({ dimension, stage }) => stage === stageOf(answers[dimension]))),
    ).toEqual([])
  })

  it('nobody is told to let an assistant finish requests who has said that it does', () => {
    expect(
      against(
        ({ steps }, { customers }) =>
          !('confirmed' in customers && customers.level === 4 && customers.confirmed === 'yes') ||
          steps.every(({ dimension }) => dimension !== 'customers'),
      ),
    ).toEqual([])
  })

  it('gaps come first, and before each what it rests on', () => {
    expect(
      against(({ steps, scores }) => {
        const gaps = steps.filter((each) => !isProject(each))
        const isOrdered = gaps.every(({ dimension }, index) => {
          const ground = grounds[dimension]
          return !ground || scores[ground] >= 60 || (place(steps, ground) !== -1 && place(steps, ground) < index)
        })
        return isOrdered && steps.slice(gaps.length).every(isProject)
      }),
    ).toEqual([])
  })

  it('no project stands on ground that does not hold, and none at the first level', () => {
    expect(
      against(({ steps, level }, answers) =>
        steps.filter(isProject).every(({ dimension }) => {
          const ground = grounds[dimension]
          return level > 1 && !(ground && isMissing(answers[ground]))
        }),
      ),
    ).toEqual([])
  })

  it('a score is called the lowest where no other is as low, and the first where it is', () => {
    const firstOnly = new Set(['even', 'sharedLowest', 'evenStrong'])
    expect(
      against(({ steps, scores }) => {
        const lowest = Math.min(...dimensions.map((each) => scores[each]))
        const shared = dimensions.filter((each) => scores[each] === lowest).length > 1
        return steps.every(({ dimension, reason: { kind } }, index) => {
          if (index > 0 && firstOnly.has(kind)) return false
          if (kind === 'lowest') return scores[dimension] === lowest && !shared
          if (kind === 'sharedLowest' || kind === 'alsoLowest' || kind === 'lowestToo')
            return scores[dimension] === lowest && shared
          return (kind !== 'next' && kind !== 'thenNext') || scores[dimension] > lowest
        })
      }),
    ).toEqual([])
  })

  it('no reason is given twice in the same words, but that something is not known or comes before another', () => {
    expect(
      against(({ steps }) => {
        const kinds = steps.map(({ reason }) => reason.kind).filter((kind) => kind !== 'unknown' && kind !== 'before')
        return new Set(kinds).size === kinds.length
      }),
    ).toEqual([])
  })

  it('a further project comes after one, and only what is not known is said to be', () => {
    expect(
      against(({ steps, unknown }) =>
        steps.every((each, index) => {
          const before = steps[index - 1]
          const isFurther = before !== undefined && isProject(before)
          return (
            ['furtherStrength', 'thirdStrength'].includes(each.reason.kind) === isFurther &&
            (each.reason.kind === 'unknown') === unknown.includes(each.dimension)
          )
        }),
      ),
    ).toEqual([])
  })
})
