import { expect, it } from 'vitest'
import { cost, isBusy, judge, median, medianSample, type Sample } from './speed.ts'

const fast: Sample = { performance: 100, accessibility: 100, fcp: 900, lcp: 1500, tbt: 0, cls: 0 }
const slow: Sample = { performance: 96, accessibility: 97, fcp: 950, lcp: 1700, tbt: 120, cls: 0.01 }

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[100, 2, 1, 4], 3],
  [[10, 9, 8, 100, 1], 9],
])('calculates that the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

it('calculates the median of each metric separately', () => {
  const samples = [
    { ...fast, tbt: 10, lcp: 3 },
    { ...fast, tbt: 30, lcp: 1 },
    { ...fast, tbt: 20, lcp: 2 },
  ]
  expect(medianSample(samples)).toEqual({ ...fast, tbt: 20, lcp: 2 })
})

it('returns a positive cost where scripts make a page worse', () => {
  const { performance, fcp, lcp, tbt } = cost({ path: '/', site: slow, yardstick: fast })
  expect({ performance, fcp, lcp, tbt }).toEqual({ performance: 4, fcp: 50, lcp: 200, tbt: 120 })
})

it('lists the pages that miss a target', () => {
  const good = { path: '/', site: fast, yardstick: fast }
  const bad = { path: '/pt', site: slow, yardstick: fast }
  expect(judge([good]).every((line) => line.startsWith('met: '))).toBe(true)
  for (const line of judge([good, bad])) expect(line).toMatch(/^NOT MET: .*, on 1 of 2: \/pt \(.*\)$/)
})

it('accepts a page that is exactly at the limit', () => {
  const site = { ...fast, tbt: fast.tbt + 30, lcp: fast.lcp + 150 }
  expect(judge([{ path: '/', site, yardstick: fast }]).every((line) => line.startsWith('met: '))).toBe(true)
})

it('detects a busy machine if pages without scripts are slow', () => {
  expect(isBusy([{ path: '/', site: slow, yardstick: fast }])).toBe(false)
  expect(isBusy([{ path: '/', site: slow, yardstick: slow }])).toBe(true)
})
