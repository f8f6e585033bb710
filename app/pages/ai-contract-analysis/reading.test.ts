import { describe, expect, it } from 'vitest'
import { stateAt } from '../../motion/timeline.ts'
import { recordings } from '../../site/recordings.ts'
import { reached, readingTimeline, RECORDING_MS, scenes, startOf } from './reading.ts'

describe('the reading of a contract', () => {
  it.each([
    [0, 'exported', 6],
    [5999, 'exported', 6],
    [6000, 'reading', 0],
    [8499, 'reading', 0],
    [8500, 'reading', 1],
    [20_999, 'reading', 5],
    [21_000, 'findings', 6],
    [24_999, 'findings', 6],
    [25_000, 'suggestion', 6],
    [30_000, 'accepted', 6],
    [34_999, 'accepted', 6],
    [35_000, 'exported', 6],
    [41_000, 'reading', 0],
  ])('at %i ms is at %s, with %i clauses read', (elapsedMs, stage, read) => {
    expect(stateAt(readingTimeline, elapsedMs)).toEqual({ stage, read })
  })

  it('stands finished where nothing may move', () => {
    expect(readingTimeline.still).toEqual(stateAt(readingTimeline, 0))
  })

  it('is recorded from the first clause on, in 30 to 60 seconds', () => {
    expect(scenes.map(({ name, startMs }) => `${name} ${startMs}`)).toEqual([
      'clause1 0',
      'clause2 2500',
      'clause3 5000',
      'clause4 7500',
      'clause5 10000',
      'clause6 12500',
      'findings 15000',
      'suggestion 19000',
      'accepted 24000',
      'exported 29000',
    ])
    expect(RECORDING_MS).toBe(35_000)
    expect(recordings['contract-analysis'].lengthMs).toBe(RECORDING_MS)
    expect(startOf('accepted')).toBe(24_000)
    expect(() => startOf('applause')).toThrow('no scene "applause"')
  })

  it('keeps what it has reached', () => {
    expect(reached({ stage: 'suggestion', read: 6 }, 'findings')).toBe(true)
    expect(reached({ stage: 'suggestion', read: 6 }, 'accepted')).toBe(false)
  })
})
