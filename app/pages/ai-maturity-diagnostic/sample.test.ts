import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { claims } from '../../site/claims.ts'
import { languages, type Language } from '../../site/languages.ts'
import { localeFile } from '../../site/locale-file.ts'
import type { Answers } from '../../../diagnostic/dimensions.ts'
import { result } from '../../../diagnostic/scoring.ts'
import { clockTime, DURATION_S, isLow, LEVEL, overall, parts, scores, steps } from './sample.ts'

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
  it('is what the diagnostic makes of seven answers', () => {
    const found = result(answers)
    expect(found.scores).toEqual(scores)
    expect(found.score).toBe(overall)
    expect(found.level).toBe(LEVEL)
    expect(found.steps.map(({ dimension, page }) => ({ id: dimension, page }))).toEqual(steps)
  })

  it.each(languages)('has the names and titles that the diagnostic gives, in %s', (language) => {
    const { dimensions, report } = textsOf(language, 'aimaturitydiagnostic')
    const own = textsOf(language, 'diagnostic')
    for (const id of Object.keys(scores)) expect(dimensions[id]).toBe(own.dimensions[id].name)
    expect(report.levels).toEqual(Object.values(own.levels))
    for (const { dimension, stage } of result(answers).steps) {
      expect(report.steps[dimension].title).toBe(own.dimensions[dimension].steps[stage].title)
    }
  })

  it('scores as many dimensions as the offer says, and averages them', () => {
    expect(Object.keys(scores)).toHaveLength(claims.diagnosticDimensions.value)
    expect(overall).toBe(60)
  })

  it.each(languages)('is what the words beside it say, in %s', (language) => {
    const { dimensions, report } = textsOf(language, 'aimaturitydiagnostic')
    expect(Object.keys(dimensions)).toEqual(Object.keys(scores))
    expect(Object.keys(report.steps)).toEqual(steps.map(({ id }) => id))
    expect(report.level).toContain(`${LEVEL} `)
    expect(report.level).toContain(report.levels[LEVEL - 1])
    for (const [dimension, score] of Object.entries(scores)) {
      expect(report.lowScores.includes(dimensions[dimension])).toBe(isLow(score))
    }
  })
})

describe('the minutes', () => {
  it('are as many as the offer says', () => {
    expect(DURATION_S).toBe(claims.diagnosticMinutes.value * 60)
    expect(parts.map(({ from }) => clockTime(from))).toEqual(['0:00', '0:30', '4:30'])
  })
})
