import { describe, expect, it } from 'vitest'
import { fileIn } from '#i18n/testing/texts-in.ts'
import { claimValues } from '#site/claims.ts'
import { formatClock } from '#site/clock.ts'
import { englishAndPortuguese, hasPortuguese, PT } from '#site/testing/portuguese.ts'
import { documentBatch, hrOperations, hrWeek } from './sample-data.ts'

const both = englishAndPortuguese.map((language) => [language, fileIn(language, 'optimizehroperations')] as const)

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number)

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

describe.each(both)('the sample day in %s', (language, { jobs, examples }) => {
  const { feed, hours, tasksPerHour, tasksAutomated, documents, queries, queriesByTopic, watchedDates } = hrOperations

  it('has its latest tasks in order, and the time of the running task in the panel', () => {
    const minutes = feed.map(({ hour, minute }) => hour * 60 + minute)
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other))
    const running = feed.filter(({ status }) => status === 'active')
    expect(running.map(({ hour }) => hour)).toEqual([hours[tasksPerHour.length - 1]])
    for (const { hour, minute } of running) expect(jobs.live.state).toContain(formatClock(hour, minute, language))
  })

  it('counts a task for every form, document, date and query not answered by HR', () => {
    const [forms = 0] = numbersIn(jobs.dataEntry.figure.unit)
    const handed = sum(queriesByTopic.map((topic) => topic.handed))
    expect(forms + documents + queries - handed + watchedDates.length).toBe(tasksAutomated)
  })

  it('has new hires who start on a Monday', () => {
    const starts = Object.values(jobs.dataEntry.figure.rows).map(({ start }) => numbersIn(start)[0])
    expect(starts).toEqual([14, 14, 21])
    for (const start of starts) expect(new Date(2026, 8, start).getDay()).toBe(1)
  })

  it('has time off that adds up', () => {
    const [all, ...parts] = numbersIn(jobs.support.figure.answer)
    expect(sum(parts)).toBe(all)
  })

  it('has page counts that match the bars, and one pay stub per employee in August', () => {
    const { contract, benefits, payStubs } = examples.processing.documents
    for (const [id, { action }] of Object.entries({ contract, benefits })) {
      const [read = 0, of = 0] = numbersIn(action)
      expect((read / of) * 100).toBe(documentBatch.documents.find((each) => each.id === id)?.percent)
    }
    const [employees = 0] = numbersIn(jobs.live.sample)
    const today = 15
    const starts = Object.values(jobs.dataEntry.figure.rows).map(({ start }) => numbersIn(start)[0] ?? 0)
    expect(numbersIn(payStubs.action)).toEqual([employees - starts.filter((start) => start < today).length])
  })
})

it.runIf(hasPortuguese)('has vacation parts of at least five days in Brazil', () => {
  const [, ...parts] = numbersIn(fileIn(PT, 'optimizehroperations').jobs.support.figure.answer)
  expect(Math.min(...parts)).toBeGreaterThanOrEqual(5)
})

describe('the week', () => {
  const routine = sum(hrWeek.map(({ lost }) => lost))
  const all = sum(hrWeek.flatMap(({ before, lost, after }) => [...before, lost, ...after]))

  it.each(both)('has the hours mentioned in the lead and the note, in %s', (_, { week, results }) => {
    expect(numbersIn(week.lead)).toEqual([routine, all])
    expect(numbersIn(results.note)).toEqual([routine, all])
  })

  it('has consistent claims for routine, output and cost', () => {
    const left = all - (routine * claimValues.timeReduction) / 100
    const gained = Math.round((all / left - 1) * 100)
    const fits = `hrWeek in sample-data.ts: ${routine} of ${all} hours at ${claimValues.timeReduction}% less make ${gained}% more, which fits claims.hrPerformance.`
    expect((all / left - 1) * 100, fits).toBeCloseTo(claimValues.hrPerformance, -1)
    const saved = Math.floor((1 - left / all) * 100)
    expect(saved, `claims.costSavings can be at most ${saved}`).toBeGreaterThanOrEqual(claimValues.costSavings)
  })
})
