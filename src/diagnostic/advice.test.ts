import { describe, expect, it } from 'vitest'
import { stages, type Step } from './advice.ts'
import { dimensions, type Answer, type Answers, type Dimension } from './dimensions.ts'
import { computeResult, type Result } from './scoring.ts'
import { addConfirmations, allPatterns, parsePattern } from './testing/patterns.ts'

const companies = allPatterns.flatMap((pattern, index) => {
  const answers = parsePattern(pattern)
  return [answers, addConfirmations(answers, index)].map((each) => ({ answers: each, result: computeResult(each) }))
})

/** Returns up to three companies that break the rule. */
function findViolations(rule: (result: Result, answers: Answers) => boolean): unknown[] {
  return companies.filter(({ answers, result }) => !rule(result, answers)).slice(0, 3)
}

const isProject = ({ stage }: Step) => stage === 'first' || stage === 'project'

const dependencies: Partial<Record<Dimension, Dimension>> = {
  technology: 'data',
  people: 'governance',
  customers: 'processes',
}

const stageOf = ({ level }: Answer) => stages[level === 'unknown' ? 0 : level - 1]
const countDifferent = (steps: readonly Step[], by: 'dimension' | 'page') => new Set(steps.map((each) => each[by])).size
const positionOf = (steps: readonly Step[], wanted: Dimension) =>
  steps.findIndex(({ dimension }) => dimension === wanted)
const isMissing = ({ level }: Answer) => level === 1 || level === 'unknown'

describe('next steps for every combination of answers', () => {
  it('are three, with different dimensions and pages', () => {
    expect(
      findViolations(({ steps }) => countDifferent(steps, 'dimension') === 3 && countDifferent(steps, 'page') === 3),
    ).toEqual([])
  })

  it('match the stage of the answer', () => {
    expect(
      findViolations(({ steps }, answers) =>
        steps.every(({ dimension, stage }) => stage === stageOf(answers[dimension])),
      ),
    ).toEqual([])
  })

  it('do not recommend a customer assistant to companies that already have one', () => {
    expect(
      findViolations(
        ({ steps }, { customers }) =>
          !('confirmed' in customers && customers.level === 4 && customers.confirmed === 'yes') ||
          steps.every(({ dimension }) => dimension !== 'customers'),
      ),
    ).toEqual([])
  })

  it('start with the gaps, each after the dimension it depends on', () => {
    expect(
      findViolations(({ steps, scores }) => {
        const gaps = steps.filter((each) => !isProject(each))
        const isOrdered = gaps.every(({ dimension }, index) => {
          const dependency = dependencies[dimension]
          return (
            !dependency ||
            scores[dependency] >= 60 ||
            (positionOf(steps, dependency) !== -1 && positionOf(steps, dependency) < index)
          )
        })
        return isOrdered && steps.slice(gaps.length).every(isProject)
      }),
    ).toEqual([])
  })

  it('contain no project that depends on a missing dimension, and none at the first level', () => {
    expect(
      findViolations(({ steps, level }, answers) =>
        steps.filter(isProject).every(({ dimension }) => {
          const dependency = dependencies[dimension]
          return level > 1 && !(dependency && isMissing(answers[dependency]))
        }),
      ),
    ).toEqual([])
  })

  it('call a score the lowest only if it is, and mention a shared lowest score only where it applies', () => {
    const firstOnly = new Set(['even', 'sharedLowest', 'evenStrong'])
    expect(
      findViolations(({ steps, scores }) => {
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

  it('do not repeat a reason, except for unknown answers and dependencies', () => {
    expect(
      findViolations(({ steps }) => {
        const kinds = steps.map(({ reason }) => reason.kind).filter((kind) => kind !== 'unknown' && kind !== 'before')
        return new Set(kinds).size === kinds.length
      }),
    ).toEqual([])
  })

  it('mention a further project only after another one, and unknown answers only if they are unknown', () => {
    expect(
      findViolations(({ steps, unknown }) =>
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
