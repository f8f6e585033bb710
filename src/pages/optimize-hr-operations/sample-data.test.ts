import { expect, it } from 'vitest'
import { fileIn } from '#i18n/testing/texts-in.ts'
import { claimValues } from '#site/claims.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import { documentBatch, hrOperations, hrWeek } from './sample-data.ts'

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

it('has totals that match the bars of the day and the boxes of the topics', () => {
  expect(sum(hrOperations.tasksPerHour)).toBe(hrOperations.tasksAutomated)
  expect(sum(hrOperations.queriesByTopic.map(({ asked }) => asked))).toBe(hrOperations.queries)
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
