import { describe, expect, it } from 'vitest'
import { recordings } from '#site/recordings.ts'
import { CONTRACT_READING_MS } from '#site/timings.ts'
import { msToNextKeyframe, stateAt } from '#ui/motion/timeline.ts'
import { hasReached, readingTimeline, RECORDING_MS, startOf } from './reading.ts'
import { captions, chapters, clauses } from './sample-data.ts'

describe('the reading of a contract', () => {
  it('reads clause by clause, then finds, suggests, accepts and writes', () => {
    const read = clauses.length
    expect(readingTimeline.keyframes.map(({ state }) => state)).toEqual([
      ...clauses.map((_, index) => ({ stage: 'reading', read: index })),
      { stage: 'findings', read },
      { stage: 'suggestion', read },
      { stage: 'accepted', read },
      { stage: 'exported', read },
    ])
  })

  it('shows every state for its duration', () => {
    const starts = readingTimeline.keyframes.map(({ atMs }) => atMs)
    const lengths = starts.map((atMs, index) => (starts[index + 1] ?? readingTimeline.loopMs) - atMs)
    const { clause, findings, suggestion, accepted, exported } = CONTRACT_READING_MS
    expect(lengths).toEqual([...clauses.map(() => clause), findings, suggestion, accepted, exported])
  })

  it('starts in its final state, with the closing pause', () => {
    const { finishedMs = 0 } = readingTimeline
    expect(stateAt(readingTimeline, finishedMs)).toEqual({ stage: 'exported', read: clauses.length })
    expect(msToNextKeyframe(readingTimeline, finishedMs)).toBe(CONTRACT_READING_MS.exported)
  })

  it('is recorded from the first clause, in 30 to 60 seconds', () => {
    expect(startOf(clauses[0].id)).toBe(0)
    expect(startOf('exported')).toBe(RECORDING_MS - CONTRACT_READING_MS.exported)
    expect(RECORDING_MS).toBeGreaterThanOrEqual(30_000)
    expect(RECORDING_MS).toBeLessThanOrEqual(60_000)
    expect(recordings['contract-analysis'].lengthMs).toBe(RECORDING_MS)
  })

  it.each(Object.entries({ captions, chapters }))('has %s from its start, in order', (_, parts) => {
    const starts = parts.map(({ scene }) => startOf(scene))
    expect(starts[0]).toBe(0)
    expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other))
  })

  it('knows which stages it has reached', () => {
    expect(hasReached({ stage: 'suggestion', read: 6 }, 'findings')).toBe(true)
    expect(hasReached({ stage: 'suggestion', read: 6 }, 'accepted')).toBe(false)
  })
})
