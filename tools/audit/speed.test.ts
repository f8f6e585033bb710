import { expect, it } from 'vitest'
import { cost, isBusy, judge, median, medianSample, type Sample } from './speed.ts'

const fast: Sample = { performance: 100, accessibility: 100, fcp: 900, lcp: 1500, tbt: 0, cls: 0 }
const slow: Sample = { performance: 96, accessibility: 97, fcp: 950, lcp: 1700, tbt: 120, cls: 0.01 }

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[100, 2, 1, 4], 3],
  [[10, 9, 8, 100, 1], 9],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

it('each metric has a median of its own', () => {
  const samples = [
    { ...fast, tbt: 10, lcp: 3 },
    { ...fast, tbt: 30, lcp: 1 },
    { ...fast, tbt: 20, lcp: 2 },
  ]
  expect(medianSample(samples)).toEqual({ ...fast, tbt: 20, lcp: 2 })
})

it('what scripts cost is positive where they make a page worse', () => {
  const { performance, fcp, lcp, tbt } = cost({ path: '/', site: slow, yardstick: fast })
  expect({ performance, fcp, lcp, tbt }).toEqual({ performance: 4, fcp: 50, lcp: 200, tbt: 120 })
})

it('aims hold, or name the pages on which they do not', () => {
  const good = { path: '/', site: fast, yardstick: fast }
  const bad = { path: '/pt', site: slow, yardstick: fast }
  expect(judge([good]).every((line) => line.startsWith('holds: '))).toBe(true)
  for (const line of judge([good, bad])) expect(line).toMatch(/^DOES NOT HOLD: .*, on 1 of 2: \/pt \(.*\)$/)
})

it('a page may be as much above its yardstick as is aimed at', () => {
  const site = { ...fast, tbt: fast.tbt + 30, lcp: fast.lcp + 150 }
  expect(judge([{ path: '/', site, yardstick: fast }]).every((line) => line.startsWith('holds: '))).toBe(true)
})

it('a machine is busy when pages without scripts are slow', () => {
  expect(isBusy([{ path: '/', site: slow, yardstick: fast }])).toBe(false)
  expect(isBusy([{ path: '/', site: slow, yardstick: slow }])).toBe(true)
})
