import { expect, it } from 'vitest'
import { fileIn } from '#i18n/testing/texts-in.ts'
import { claimValues } from '#site/claims.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import { boxRows, fanAngles, hourBars, PAGE, readHeight, readOutline } from './drawings.ts'
import { documentBatch, hrOperations, hrWeek } from './sample-data.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

it('has totals that match the bars of the day and the boxes of the topics', () => {
  const { tasksPerHour, tasksAutomated, queriesByTopic, queries, documents, forms } = hrOperations
  expect(sum(tasksPerHour)).toBe(tasksAutomated)
  expect(sum(queriesByTopic.map(({ asked, handed }) => asked - handed))).toBe(queries)
  // Regression: questions that HR answered counted as automated.
  expect(forms + documents + queries).toBe(tasksAutomated)
})

it.each(englishAndPortuguese)('says how many forms the records came from, in %s', (language) => {
  const { unit } = fileIn(language, 'optimizehroperations').jobs.dataEntry.figure
  expect(unit).toContain(String(hrOperations.forms))
})

it.each(englishAndPortuguese)('has page counts that match the bars of the documents, in %s', (language) => {
  const { documents } = fileIn(language, 'optimizehroperations').examples.processing
  for (const id of ['contract', 'benefits'] as const) {
    const [read = 0, of = 0] = (documents[id].action.match(/\d+/g) ?? []).map(Number)
    expect((read / of) * 100).toBe(documentBatch.documents[id])
  }
})

it('has consistent claims for routine, output and cost', () => {
  const routine = sum(hrWeek.map(({ lost }) => lost))
  const all = sum(hrWeek.flatMap(({ before, lost, after }) => [...before, lost, ...after]))
  const left = all - (routine * claimValues.timeReduction) / 100
  const gained = Math.round((all / left - 1) * 100)
  const fits = `hrWeek in sample-data.ts: ${routine} of ${all} hours at ${claimValues.timeReduction}% less make ${gained}% more, which fits claims.hrPerformance.`
  expect((all / left - 1) * 100, fits).toBeCloseTo(claimValues.hrPerformance, -1)
  const saved = Math.floor((1 - left / all) * 100)
  expect(saved, `claims.costSavings can be at most ${saved}`).toBeGreaterThanOrEqual(claimValues.costSavings)
})

it('draws one bar per hour, the current one separately', () => {
  expect(hourBars([2, 3, 1])).toEqual({ past: 'M0.5 3V1M1.5 3V0', now: 'M2.5 3V2', height: 3 })
})

it('fills a page from top to bottom while it is read, within the folded corner', () => {
  expect([readHeight(0), readHeight(100)]).toEqual([PAGE.top, PAGE.bottom])
  expect(readOutline(10)).toBe('M1 2H33l5.8 5.8V7.8H1z')
  expect(readOutline(100)).toBe('M1 2H33l14 14V60H1z')
})

it('fans sheets evenly', () => {
  expect(fanAngles(3, -20, 4)).toEqual([-20, -8, 4])
})

it('draws one box per item, in rows with a shorter last one', () => {
  expect(boxRows(102)).toEqual({ path: 'M0 0.5h50M0 1.5h50M0 2.5h2', width: 50, height: 3 })
})
