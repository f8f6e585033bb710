import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { textsIn } from '#i18n/testing/texts-in.ts'
import { claims } from '#site/claims.ts'
import { languages } from '#site/languages.ts'
import { describeAverageMismatch, describeCountMismatch, savedShare } from '#site/testing/figure-mismatch.ts'
import { average, replayByHand, lastSolvedAt, minutesToSolution, replayWithAssistant, type Course } from './replay.ts'
import { supportTicketParts, supportTickets, supportWorkParts } from './sample-data.ts'

const before = supportTickets.map(replayByHand)
const after = supportTickets.map(replayWithAssistant)

function averageOf(courses: readonly Course[]): number {
  return average(courses.map(minutesToSolution))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Start and end of a person's work, ticket by ticket. In ascending order if one person does it all. */
function personsDay(courses: readonly Course[]): number[] {
  return courses.flatMap((course) => course.flatMap(({ kind, from, to }) => (kind === 'person' ? [from, to] : [])))
}

describe('the sample morning', () => {
  it('is faster with the assistant', () => {
    expect(averageOf(after)).toBeLessThan(averageOf(before))
  })

  it('has averages in integer minutes, as displayed', () => {
    for (const courses of [before, after]) {
      const { length } = supportTickets
      const total = averageOf(courses) * length
      const [below, above] = [Math.floor(total / length), Math.ceil(total / length)]
      const fits = `The ${length} tickets take ${total} minutes together: ${below * length} or ${above * length} fit.`
      expect(averageOf(courses) % 1, fits).toBe(0)
    }
  })

  it('has no overlapping work of a person, with and without the assistant', () => {
    for (const day of [personsDay(before), personsDay(after)]) {
      expect(day).toEqual(day.toSorted((one, other) => one - other))
    }
  })

  it('has no gaps in the course of a ticket', () => {
    for (const course of [...before, ...after]) {
      course.slice(1).forEach(({ from }, index) => expect(from).toBe(course[index]?.to))
      for (const { from, to } of course) expect(to).toBeGreaterThan(from)
    }
  })

  it('matches the claim in the headline and the minutes in the lead', () => {
    const [hand, assistant] = [averageOf(before), averageOf(after)]
    const claimed = claims.timeToSolution.value
    const fits = describeAverageMismatch(hand, assistant, supportTickets.length, claimed)
    expect(savedShare(hand, assistant), `supportTickets in sample-data.ts: ${fits}`).toBe(claimed)
    for (const language of languages) {
      const lead = textsIn(language, 'customersupportefficiency').get('hero.lead') ?? ''
      expect(lead.match(/\d+/g)?.map(Number), `hero.lead has to name ${assistant} and ${hand} minutes`).toEqual([
        assistant,
        hand,
      ])
    }
  })

  it('has at most the claimed share of tickets solved by the assistant alone', () => {
    const alone = supportTickets.filter((ticket) => !('openedAfterHandoff' in ticket)).length
    const { length } = supportTickets
    const claimed = claims.autoResolved.value
    const total = averageOf(after) * length
    const fits = describeCountMismatch('supportTickets without openedAfterHandoff', alone, length, claimed)
    const keeps = `Keep the sum of all minutes to solution at ${total}, or change claims.timeToSolution with it.`
    expect(alone / length, `${fits} ${keeps}`).toBeLessThanOrEqual(claimed / 100)
  })

  it('has three quarters waiting time, and little writing in the rest', () => {
    const waited = average(supportTickets.map(({ arrives, opened }) => opened - arrives))
    expect(waited / averageOf(before)).toBeCloseTo(0.75, 1)
    const writing = supportWorkParts.find(({ id }) => id === 'writing')?.minutes ?? 0
    expect(writing / sum(supportWorkParts.map(({ minutes }) => minutes))).toBeLessThan(0.2)
  })

  it('ends earlier with the assistant', () => {
    expect(lastSolvedAt(after)).toBeLessThan(lastSolvedAt(before))
  })
})

describe('the parts of a ticket', () => {
  it('add up to the average work', () => {
    expect(sum(supportWorkParts.map(({ minutes }) => minutes))).toBe(average(supportTickets.map(({ work }) => work)))
  })

  it('add up to their ticket, with and without the assistant', () => {
    const ticket = supportTickets.find(({ id }) => id === 'password')
    const [wait, ...work] = supportTicketParts.map((part) => part.byHand)
    expect(wait).toBe((ticket?.opened ?? 0) - (ticket?.arrives ?? 0))
    expect(sum(work)).toBe(ticket?.work)
    expect(Math.round(sum(supportTicketParts.map(({ assistant }) => assistant ?? 0)) / 60)).toBe(ticket?.assistant)
  })
})

/** Grid tracks given as proportions in a stylesheet of this page: "9fr 11fr". */
function columnsIn(file: string): string | undefined {
  const css = readFileSync(`src/pages/customer-support-efficiency/${file}`, 'utf8')
  return /grid-template-columns: (\d+fr(?: \d+fr)+);/.exec(css)?.[1]
}

describe('column widths in the stylesheet', () => {
  it('match the parts of the average work', () => {
    expect(columnsIn('WhereTimeGoesSection.module.css')).toBe(
      supportWorkParts.map(({ minutes }) => `${minutes}fr`).join(' '),
    )
  })
})
