import { expect, it } from 'vitest'
import { cost, isBusy, judge, median, medianSample, type Sample } from './speed.ts'

const fast: Sample = { performance: 100, accessibility: 100, fcp: 900, lcp: 1500, tbt: 0, cls: 0 }
const slow: Sample = { performance: 96, accessibility: 97, fcp: 950, lcp: 1700, tbt: 120, cls: 0.01 }

it('calculates the median of each metric separately', () => {
  expect(median([100, 2, 1, 4])).toBe(3)
  const samples = [10, 30, 20].map((tbt, index) => ({ ...fast, tbt, lcp: [3, 1, 2][index]! }))
  expect(medianSample(samples)).toEqual({ ...fast, tbt: 20, lcp: 2 })
})

it('returns a positive cost where scripts make a page worse', () => {
  const { performance, fcp, lcp, tbt } = cost({ path: '/', site: slow, yardstick: fast })
  expect({ performance, fcp, lcp, tbt }).toEqual({ performance: 4, fcp: 50, lcp: 200, tbt: 120 })
})

it('lists the pages that miss a target', () => {
  const atLimit = { path: '/', site: { ...fast, tbt: fast.tbt + 30, lcp: fast.lcp + 150 }, yardstick: fast }
  const bad = { path: '/pt', site: slow, yardstick: fast }
  expect(judge([atLimit]).every((line) => line.startsWith('met: '))).toBe(true)
  for (const line of judge([atLimit, bad])) expect(line).toMatch(/^NOT MET: .*, on 1 of 2: \/pt \(.*\)$/)
})

it('detects a busy machine if pages without scripts are slow', () => {
  expect(isBusy([{ path: '/', site: slow, yardstick: fast }])).toBe(false)
  expect(isBusy([{ path: '/', site: slow, yardstick: slow }])).toBe(true)
})
