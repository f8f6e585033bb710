import { describe, expect, it } from 'vitest'
import { boxRows, documentState, fanned, hourBars, PAGE, readPart, readTo } from './drawings.ts'
import { doneOnTuesday, hrFriday, hrOperations, hrWeek } from './sample-data.ts'

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

describe('the sample day', () => {
  it('has the tasks of its hours and the queries of its topics', () => {
    expect(sum(hrOperations.tasksPerHour)).toBe(hrOperations.tasksAutomated)
    expect(sum(hrOperations.queriesByTopic.map(({ asked }) => asked))).toBe(hrOperations.queries)
  })

  it('hands over no more than was asked', () => {
    for (const { asked, handed } of hrOperations.queriesByTopic) expect(handed).toBeLessThanOrEqual(asked)
  })
})

it('works as long on the Friday with the assistant as on the one without', () => {
  const friday = hrWeek
    .filter(({ id }) => id === 'friday')
    .flatMap(({ before, lost, after }) => [...before, lost, ...after])
  expect(sum(hrFriday.map(({ hours }) => hours))).toBe(sum(friday))
})

it('draws a bar an hour, the running one apart', () => {
  expect(hourBars([2, 3, 1])).toEqual({ past: 'M0.5 3V1M1.5 3V0', now: 'M2.5 3V2', height: 3 })
})

describe('a page that is read', () => {
  it('fills from its head to its foot', () => {
    expect(readTo(0)).toBe(PAGE.top)
    expect(readTo(100)).toBe(PAGE.bottom)
    expect(readPart(100)).toBe('M1 2H33l14 14V60H1z')
  })

  it('stays inside the folded corner', () => {
    expect(readPart(10)).toMatch(/^M1 2H33l5\.8 5\.8V7\.8H1z$/)
  })

  it('is done at its end and nowhere before', () => {
    expect([60, 99, 100].map(documentState)).toEqual(['processing', 'processing', 'completed'])
  })
})

it('fans sheets evenly', () => {
  expect(fanned(3, -20, 4)).toEqual([-20, -8, 4])
})

describe('the boxes of the list', () => {
  it('stand in rows, the last as long as it has to be', () => {
    expect(boxRows(3)).toEqual({ path: 'M0 0.5h3', width: 50, height: 1 })
    expect(boxRows(102)).toEqual({ path: 'M0 0.5h50M0 1.5h50M0 2.5h2', width: 50, height: 3 })
  })

  it.each(doneOnTuesday)('are as many as were done: $id', ({ count }) => {
    const rows = [...boxRows(count).path.matchAll(/h(?<boxes>\d+)/g)].map(({ groups }) => Number(groups?.['boxes']))
    expect(sum(rows)).toBe(count)
  })
})
