import { describe, expect, it } from 'vitest'
import type { Time } from './calendar.ts'
import { pageToOpen, timePages } from './time-pages.ts'

function times(count: number, isFree = (_index: number) => true): Time[] {
  return Array.from({ length: count }, (_, index) => ({ start: `time ${index}`, free: isFree(index) }))
}

describe('pages of times', () => {
  it.each([
    [0, []],
    [1, [1]],
    [12, [12]],
    [13, [7, 6]],
    [20, [10, 10]],
    [48, [12, 12, 12, 12]],
  ])('splits %s times into pages of %s', (count, lengths) => {
    const pages = timePages(times(count))
    expect(pages.map(({ length }) => length)).toEqual(lengths)
    expect(pages.flat()).toEqual(times(count))
  })

  it('opens at the chosen time', () => {
    expect(pageToOpen(timePages(times(20)), 'time 15')).toBe(1)
  })

  it('opens at the first free time', () => {
    expect(pageToOpen(timePages(times(20, (index) => index > 12)), '')).toBe(1)
    expect(pageToOpen(timePages(times(20, () => false)), '')).toBe(0)
  })
})
