import { expect, it } from 'vitest'
import { msToNextKeyframe, stateAt } from '#ui/motion/timeline.ts'
import { fillingTimeline, stageOf } from './filling.ts'
import { leads } from './sample-data.ts'

const timeline = fillingTimeline(3, { given: 1, betweenMs: 500, readingMs: 900, restMs: 8000 })

const stagesAt = (ms: number) => [0, 1, 2].map((field) => stageOf(field, stateAt(timeline, ms)))

it.each([
  [0, [undefined, 'waiting', 'waiting']],
  [499, [undefined, 'waiting', 'waiting']],
  [500, [undefined, 'reading', 'waiting']],
  [1400, [undefined, undefined, 'waiting']],
  [1900, [undefined, undefined, 'reading']],
  [2800, [undefined, undefined, undefined]],
  [10_799, [undefined, undefined, undefined]],
  [10_800, [undefined, 'waiting', 'waiting']],
])('is at %i ms in the state %j', (ms, stages) => {
  expect(stagesAt(ms)).toEqual(stages)
})

it('starts in its final state, just before it starts over', () => {
  const { finishedMs = 0 } = timeline
  expect(stateAt(timeline, finishedMs)).toEqual({ filled: 3, reading: false })
  expect(msToNextKeyframe(timeline, finishedMs)).toBe(600)
})

it('lists each lead once, the best score first', () => {
  expect(leads.map(({ was }) => was).toSorted((one, other) => one - other)).toEqual(leads.map((_, index) => index + 1))
  expect(leads.toSorted((one, other) => other.score - one.score)).toEqual([...leads])
})
