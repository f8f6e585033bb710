import { describe, expect, it } from 'vitest'
import { claims } from '#site/claims.ts'
import { cells, sizeOf } from './cells.ts'
import { demoCall, demoExamples } from './sample-data.ts'

const sent = demoExamples.reduce((sum, { count }) => sum + count, 0)

describe('the cells', () => {
  it('are as many as requested', () => {
    expect(cells(0, 12).match(/M/g)).toHaveLength(12)
    expect(cells(14, 20).match(/M/g)).toHaveLength(6)
    expect(cells(3, 3)).toBe('')
  })

  it('continue in the next row, within the drawing', () => {
    expect(cells(9, 11)).toBe('M180 6.5h17M0 19.5h17')
    expect(sizeOf(11)).toEqual({ width: 197, height: 26 })
  })
})

describe('the demo call', () => {
  it('has unread examples', () => {
    expect(demoCall.closed + demoCall.handed).toBeLessThan(sent)
  })

  it('has time for all examples, at the pace so far', () => {
    const pace = demoCall.minute / (demoCall.closed + demoCall.handed)
    expect(pace * sent).toBeLessThanOrEqual(claims.demoMinutes.value)
  })
})
