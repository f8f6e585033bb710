import { expect, it } from 'vitest'
import { STAGE_GRID, stages } from './LeadPipeline.tsx'
import { sdrStages } from './sample-data.ts'
import { laneOf } from './SdrIndustriesSection.tsx'
import { dotRows } from './UnitDots.tsx'

it('draws one dot per unit, row by row from the bottom', () => {
  const grid = { columns: 7, rows: 2 }
  expect(dotRows(grid, [0, 3])).toBe('M6 18h25')
  expect(dotRows(grid, [5, 9])).toBe('M66 18h13M6 6h13')
  expect(dotRows(grid, [4, 4])).toBe('')
})

it('fits the fullest stage into the grid', () => {
  expect(Math.max(...sdrStages.map(({ leads }) => leads))).toBeLessThanOrEqual(STAGE_GRID.columns * STAGE_GRID.rows)
})

it('computes how many leads of each stage moved on', () => {
  expect(stages.map(({ movedOn }) => movedOn)).toEqual([...sdrStages.slice(1).map(({ leads }) => leads), 18])
  expect(stages.map(({ movedOnPercent }) => movedOnPercent)).toEqual([70, 63, 61, 53, undefined])
})

it('ends the lane of the assistant before the stage where a rep steps in, if there is one', () => {
  expect(laneOf({ from: 'new', to: 'replied' })).toEqual({ from: 0, to: 2, rep: 3 })
  expect(laneOf({ from: 'qualified', to: 'booked' })).toEqual({ from: 3, to: 4, rep: undefined })
})
