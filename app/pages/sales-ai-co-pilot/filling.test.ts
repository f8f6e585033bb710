import { expect, it } from 'vitest'
import { stateAt } from '../../motion/timeline.ts'
import { fillingTimeline, stageOf } from './filling.ts'

const timeline = fillingTimeline(3, { given: 1, betweenMs: 500, readingMs: 900, restMs: 8000 })

const stagesAt = (ms: number) => [0, 1, 2].map((field) => stageOf(field, stateAt(timeline, ms)))

it.each([
  [0, ['filled', 'waiting', 'waiting']],
  [499, ['filled', 'waiting', 'waiting']],
  [500, ['filled', 'reading', 'waiting']],
  [1400, ['filled', 'filled', 'waiting']],
  [1900, ['filled', 'filled', 'reading']],
  [2800, ['filled', 'filled', 'filled']],
  [10_799, ['filled', 'filled', 'filled']],
  [10_800, ['filled', 'waiting', 'waiting']],
])('stands at %i ms as %j', (ms, stages) => {
  expect(stagesAt(ms)).toEqual(stages)
})

it('stands finished where nothing may move', () => {
  expect(timeline.still).toEqual({ filled: 3, reading: false })
})
