import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Answers } from '#diagnostic/dimensions.ts'
import { computeResult } from '#diagnostic/scoring.ts'
import { claims } from '#site/claims.ts'
import type { Language } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { isWeak } from '#site/maturity-score.ts'
import { findPage } from '#site/pages.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import { clockTime, DURATION_S, level, levels, overall, parts, scores, steps } from './sample.ts'

const answers: Answers = {
  strategy: { level: 3 },
  people: { level: 3 },
  data: { level: 2 },
  processes: { level: 4, confirmed: 'no' },
  technology: { level: 3 },
  governance: { level: 1, confirmed: 'yes' },
  customers: { level: 4, confirmed: 'partly' },
}

function textsOf(language: Language, namespace: 'aimaturitydiagnostic' | 'diagnostic') {
  return JSON.parse(readFileSync(`public${localeFile(language, namespace)}`, 'utf8'))
}

describe('the sample report', () => {
  it('matches the result of the diagnostic for seven answers', () => {
    const found = computeResult(answers)
    expect(found.scores).toEqual(Object.fromEntries(scores.map(({ id, score }) => [id, score])))
    expect(found.score).toBe(overall)
    expect(levels[found.level - 1]).toBe(level)
    expect(found.steps.map(({ dimension }) => dimension)).toEqual(steps.map(({ id }) => id))
    // Pages that have been removed from the site are not recommended.
    for (const { id, page } of steps.filter((step) => findPage(step.page))) {
      expect(found.steps).toContainEqual(expect.objectContaining({ dimension: id, page }))
    }
  })

  it.each(englishAndPortuguese)('has the names and titles of the diagnostic, in %s', (language) => {
    const { dimensions, report } = textsOf(language, 'aimaturitydiagnostic')
    const own = textsOf(language, 'diagnostic')
    for (const { id } of scores) expect(dimensions[id]).toBe(own.dimensions[id].name)
    expect(levels.map((id) => report.levels[id])).toEqual(Object.values(own.levels))
    for (const { dimension, stage } of computeResult(answers).steps) {
      expect(report.steps[dimension].title).toBe(own.dimensions[dimension].steps[stage].title)
    }
  })

  it('has the claimed number of dimensions', () => {
    expect(scores).toHaveLength(claims.diagnosticDimensions.value)
  })

  it.each(englishAndPortuguese)('lists exactly the weak scores, in %s', (language) => {
    const { dimensions, report } = textsOf(language, 'aimaturitydiagnostic')
    for (const { id, score } of scores) expect(report.lowScores.includes(dimensions[id])).toBe(isWeak(score))
  })
})

describe('the minutes', () => {
  it('have all parts in order', () => {
    const starts = [...parts.map(({ from }) => from), DURATION_S]
    expect(starts.every((start, index) => index === 0 || start > (starts[index - 1] ?? 0))).toBe(true)
  })

  it('are formatted as on a clock', () => {
    expect([0, 30, 270].map(clockTime)).toEqual(['0:00', '0:30', '4:30'])
  })
})
