import { expect, it } from 'vitest'
import { dealById, deals, EXPLAINED_DEAL, explainedScore, HOT_FROM, PIPELINE_VALUE } from './sample-data.ts'
import { course, line, steps } from './scores.ts'
import { treemap, transpose } from './treemap.ts'

it('adds up to the value of the pipeline', () => {
  expect(deals.reduce((sum, { value }) => sum + value, 0)).toBe(PIPELINE_VALUE)
})

it.each(deals)('marks $id as hot or warm by its score', ({ status, score }) => {
  expect(status).toBe(score >= HOT_FROM ? 'hot' : 'warm')
})

it.each(deals)('has at most 25 points for each reason of $id, which add up to its score', ({ reasons, score }) => {
  expect(Math.max(...reasons)).toBeLessThanOrEqual(25)
  expect(steps(reasons).at(-1)?.end).toBe(score)
})

it('explains the score of a deal point by point', () => {
  const { fit, call, proposal, contract, silence, budget } = explainedScore
  expect([fit, call, proposal + contract + silence, budget]).toEqual(dealById(EXPLAINED_DEAL).reasons)
})

it('starts each step where the last one ended', () => {
  expect(steps([38, 16, -7])).toEqual([
    { from: 0, to: 38, end: 38 },
    { from: 38, to: 54, end: 54 },
    { from: 47, to: 54, end: 47 },
  ])
})

it('draws scores from the lowest at the bottom to the highest at the top', () => {
  const points = course([60, 90, 75], { lowest: 60, highest: 90 })
  expect(line(points)).toBe('0.0,100.0 50.0,0.0 100.0,50.0')
})

it('lays out values in columns, by their share of the area', () => {
  expect(treemap([30, 10, 45, 15], [2, 2])).toEqual([
    { x: 0, y: 0, width: 40, height: 75 },
    { x: 0, y: 75, width: 40, height: 25 },
    { x: 40, y: 0, width: 60, height: 75 },
    { x: 40, y: 75, width: 60, height: 25 },
  ])
})

it('transposes columns into rows', () => {
  expect(transpose([{ x: 40, y: 75, width: 60, height: 25 }])).toEqual([{ x: 75, y: 40, width: 25, height: 60 }])
})
