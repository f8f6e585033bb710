import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { claims } from '../../site/claims.ts'
import { languages } from '../../site/languages.ts'
import { localeFile } from '../../site/namespaces.ts'
import { clockTime, DURATION_S, isLow, LEVEL, overall, parts, scores, steps } from './sample.ts'

describe('the sample report', () => {
  it('scores as many dimensions as the offer says, and averages them', () => {
    expect(Object.keys(scores)).toHaveLength(claims.diagnosticDimensions.value)
    expect(overall).toBe(60)
  })

  it.each(languages)('is what the words beside it say, in %s', (language) => {
    const { dimensions, report } = JSON.parse(
      readFileSync(`public${localeFile(language, 'aimaturitydiagnostic')}`, 'utf8'),
    )
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
