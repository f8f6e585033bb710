import { describe, expect, it } from 'vitest'
import { boxRows, documentState, fanAngles, hourBars, PAGE, readOutline, readHeight } from './drawings.ts'
import { doneOnTuesday, hrFriday, hrOperations, hrWeek } from './sample-data.ts'

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

describe('the sample day', () => {
  it('has totals that match its hours and topics', () => {
    expect(sum(hrOperations.tasksPerHour)).toBe(hrOperations.tasksAutomated)
    expect(sum(hrOperations.queriesByTopic.map(({ asked }) => asked))).toBe(hrOperations.queries)
  })

  it('hands off at most as many queries as were asked', () => {
    for (const { asked, handed } of hrOperations.queriesByTopic) expect(handed).toBeLessThanOrEqual(asked)
  })
})

it('has equally long Fridays with and without the assistant', () => {
  const friday = hrWeek
    .filter(({ id }) => id === 'friday')
    .flatMap(({ before, lost, after }) => [...before, lost, ...after])
  expect(sum(hrFriday.map(({ hours }) => hours))).toBe(sum(friday))
})

it('draws one bar per hour, the current one separately', () => {
  expect(hourBars([2, 3, 1])).toEqual({ past: 'M0.5 3V1M1.5 3V0', now: 'M2.5 3V2', height: 3 })
})

describe('a page being read', () => {
  it('fills from top to bottom', () => {
    expect(readHeight(0)).toBe(PAGE.top)
    expect(readHeight(100)).toBe(PAGE.bottom)
    expect(readOutline(100)).toBe('M1 2H33l14 14V60H1z')
  })

  it('stays within the folded corner', () => {
    expect(readOutline(10)).toMatch(/^M1 2H33l5\.8 5\.8V7\.8H1z$/)
  })

  it('is completed only at 100 percent', () => {
    expect([60, 99, 100].map(documentState)).toEqual(['processing', 'processing', 'completed'])
  })
})

it('fans sheets evenly', () => {
  expect(fanAngles(3, -20, 4)).toEqual([-20, -8, 4])
})

describe('the boxes of the list', () => {
  it('fill rows, with a shorter last row', () => {
    expect(boxRows(3)).toEqual({ path: 'M0 0.5h3', width: 50, height: 1 })
    expect(boxRows(102)).toEqual({ path: 'M0 0.5h50M0 1.5h50M0 2.5h2', width: 50, height: 3 })
  })

  it.each(doneOnTuesday)('are as many as the completed tasks: $id', ({ count }) => {
    const rows = [...boxRows(count).path.matchAll(/h(?<boxes>\d+)/g)].map(({ groups }) => Number(groups?.['boxes']))
    expect(sum(rows)).toBe(count)
  })
})
