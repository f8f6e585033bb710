import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages } from '../../site/languages.ts'
import { localeFile } from '../../site/locale-file.ts'
import { sdrScore, sdrStages } from './sample-data.ts'
import { dotRows, PITCH } from './dots.ts'
import { STAGE_GRID as grid, stages, stagesOf } from './stages.ts'

/** The dots that a path draws, each as column and row from the bottom. */
function drawn(path: string): string[] {
  return [...path.matchAll(/M(?<x>[\d.]+) (?<y>[\d.]+)h(?<width>\d+)/g)].flatMap(({ groups }) => {
    const row = grid.rows - Number(groups?.['y']) / PITCH - 0.5
    const first = Number(groups?.['x']) / PITCH - 0.5
    const count = (Number(groups?.['width']) - 1) / PITCH + 1
    return Array.from({ length: count }, (_, index) => `${first + index},${row}`)
  })
}

it('draws one dot a unit, row by row from the bottom', () => {
  expect(drawn(dotRows(grid, [0, 3]))).toEqual(['0,0', '1,0', '2,0'])
  expect(drawn(dotRows(grid, [5, 9]))).toEqual(['5,0', '6,0', '0,1', '1,1'])
  expect(dotRows(grid, [4, 4])).toBe('')
})

it.each(stages)('draws each of the leads in stage $id once', ({ leads, movedOn }) => {
  const dots = [...drawn(dotRows(grid, [0, movedOn])), ...drawn(dotRows(grid, [movedOn, leads]))]
  expect(new Set(dots).size).toBe(leads)
  expect(dots).toHaveLength(leads)
})

it('has room for the fullest stage', () => {
  expect(Math.max(...sdrStages.map(({ leads }) => leads))).toBeLessThanOrEqual(grid.columns * grid.rows)
})

it('says how many of each stage moved on', () => {
  const [first, last] = stagesOf([
    { id: 'first', leads: 127 },
    { id: 'last', leads: 89 },
  ])
  expect(first).toEqual({ id: 'first', leads: 127, movedOn: 89, movedOnPercent: 70 })
  expect(last).toEqual({ id: 'last', leads: 89, movedOn: 89, movedOnPercent: undefined })
})

it('scores a lead by the mean of its parts', () => {
  const { need, timing, fit, whole } = sdrScore
  expect((need + timing + fit) / 3).toBe(whole)
})

it.each(languages)('tells the score of the drawing in the trace too, in %s', (language) => {
  const { conversation } = JSON.parse(readFileSync(`public${localeFile(language, 'aisdautomation')}`, 'utf8'))
  expect(JSON.stringify(conversation.trace)).toContain(`${sdrScore.whole}`)
})
