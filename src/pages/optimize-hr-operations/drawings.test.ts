import { describe, expect, it } from 'vitest'
import { boxRows, fanAngles, hourBars, PAGE, readOutline, readHeight } from './drawings.ts'

it('draws one bar per hour, the current one separately', () => {
  expect(hourBars([2, 3, 1])).toEqual({ past: 'M0.5 3V1M1.5 3V0', now: 'M2.5 3V2', height: 3 })
})

describe('a page being read', () => {
  it('fills from top to bottom, within the folded corner', () => {
    expect([readHeight(0), readHeight(100)]).toEqual([PAGE.top, PAGE.bottom])
    expect(readOutline(10)).toBe('M1 2H33l5.8 5.8V7.8H1z')
    expect(readOutline(100)).toBe('M1 2H33l14 14V60H1z')
  })
})

it('fans sheets evenly', () => {
  expect(fanAngles(3, -20, 4)).toEqual([-20, -8, 4])
})

it('draws one box per item, in rows with a shorter last one', () => {
  expect(boxRows(3)).toEqual({ path: 'M0 0.5h3', width: 50, height: 1 })
  expect(boxRows(102)).toEqual({ path: 'M0 0.5h50M0 1.5h50M0 2.5h2', width: 50, height: 3 })
})
