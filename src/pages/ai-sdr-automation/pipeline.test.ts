import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languageFacts, type ByLanguage, type Language } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import type { PageTexts } from './definition.ts'
import { dotRows, PITCH } from './dots.ts'
import { followUps, logSteps, PROPOSAL_LIMIT, sdrScore, sdrStages } from './sample-data.ts'
import { STAGE_GRID as grid, stages, stagesOf } from './stages.ts'

/** The dots of a path as "column,row", with rows counted from the bottom. */
function dotsIn(path: string): string[] {
  return [...path.matchAll(/M(?<x>[\d.]+) (?<y>[\d.]+)h(?<width>\d+)/g)].flatMap(({ groups }) => {
    const row = grid.rows - Number(groups?.['y']) / PITCH - 0.5
    const first = Number(groups?.['x']) / PITCH - 0.5
    const count = (Number(groups?.['width']) - 1) / PITCH + 1
    return Array.from({ length: count }, (_, index) => `${first + index},${row}`)
  })
}

it('draws one dot per unit, row by row from the bottom', () => {
  expect(dotsIn(dotRows(grid, [0, 3]))).toEqual(['0,0', '1,0', '2,0'])
  expect(dotsIn(dotRows(grid, [5, 9]))).toEqual(['5,0', '6,0', '0,1', '1,1'])
  expect(dotRows(grid, [4, 4])).toBe('')
})

it.each(stages)('draws each lead in stage $id once', ({ leads, movedOn }) => {
  const dots = [...dotsIn(dotRows(grid, [0, movedOn])), ...dotsIn(dotRows(grid, [movedOn, leads]))]
  expect(new Set(dots).size).toBe(leads)
  expect(dots).toHaveLength(leads)
})

it('fits the fullest stage into the grid', () => {
  expect(Math.max(...sdrStages.map(({ leads }) => leads))).toBeLessThanOrEqual(grid.columns * grid.rows)
})

it('computes how many leads of each stage moved on', () => {
  const [first, last] = stagesOf([
    { id: 'first', leads: 127 },
    { id: 'last', leads: 89 },
  ])
  expect(first).toEqual({ id: 'first', leads: 127, movedOn: 89, movedOnPercent: 70 })
  expect(last).toEqual({ id: 'last', leads: 89, movedOn: 89, movedOnPercent: undefined })
})

it('scores a lead by the mean of its parts', () => {
  const { need, timing, fit, total } = sdrScore
  expect((need + timing + fit) / 3).toBe(total)
})

/** Languages without an entry skip the test. */
const counts: ByLanguage<Record<number, string>> = {
  en: { 2: 'Two', 6: 'Six', 8: 'eight' },
  pt: { 2: 'Dois', 6: 'Seis', 8: 'oito' },
}

describe.each(englishAndPortuguese)('the texts in %s', (language) => {
  const { assistant, conversation, problems, solution } = textsIn(language)

  it('show the score of the drawing in the trace too', () => {
    expect(conversation.trace.steps.savedScore.text).toContain(`${sdrScore.total}`)
  })

  it('show the times of the log', () => {
    const [arrival, ...later] = logSteps.map(({ time }) => secondsOf(time))
    for (const [index, { id, time }] of logSteps.entries()) {
      const [hours, minutes] = time.split(':').map(Number)
      const after = index > 0 ? secondsOf(time) - (arrival ?? 0) : 60
      const expected =
        after < 60
          ? `${after} s`
          : `${hours}${languageFacts[language].clock.between}${String(minutes).padStart(2, '0')}`
      expect(solution.steps[id].time).toContain(expected)
    }
    expect(later).toEqual(later.toSorted((one, other) => one - other))
    expect(solution.lead).toContain(`${Math.floor(((later.at(-1) ?? 0) - (arrival ?? 0)) / 60)} min`)
  })

  it('mention the limit of a proposal', () => {
    const limit = PROPOSAL_LIMIT.toLocaleString(languageFacts[language].locale)
    expect(assistant.permissions.tasks.largeDeals).toContain(limit)
  })

  it.runIf(language in counts)('mention as many follow-ups as are drawn', () => {
    const { planned, sent } = followUps
    const counted = counts[language]!
    expect(problems.silent.text).toContain(counted[planned])
    expect(problems.silent.drawing.sent).toContain(counted[sent])
    expect(problems.silent.drawing.missing).toContain(counted[planned - sent])
  })
})

function secondsOf(time: string): number {
  return time.split(':').reduce((total, part) => 60 * total + Number(part), 0)
}

function textsIn(language: Language): PageTexts {
  return JSON.parse(readFileSync(`public${localeFile(language, 'aisdautomation')}`, 'utf8'))
}
