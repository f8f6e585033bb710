import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { textsIn } from '#i18n/testing/texts-in.ts'
import { claimValues } from '#site/claims.ts'
import { languages } from '#site/languages.ts'
import { describeAverageMismatch, describeCountMismatch, savedShare } from '#site/testing/figure-mismatch.ts'
import { hasPortuguese, PT } from '#site/testing/portuguese.ts'
import { barsOf } from './FewerTicketsSection.tsx'
import {
  average,
  courseUntil,
  minutesToSolution,
  outcomeAt,
  replayByHand,
  replayWithAssistant,
  stateAt,
  type Course,
} from './replay.ts'
import { supportTickets, supportWorkParts, type SupportTicket } from './sample-data.ts'
import { axisHours, formatDuration, formatTime } from './time.ts'

const { length } = supportTickets

function averageOf(work: (ticket: SupportTicket) => Course): number {
  return average(supportTickets.map(work).map(minutesToSolution))
}

it('matches the claim in the headline and the minutes in the lead', () => {
  const [hand, assistant] = [averageOf(replayByHand), averageOf(replayWithAssistant)]
  const claimed = claimValues.timeToSolution
  const fits = describeAverageMismatch(hand, assistant, length, claimed)
  expect(savedShare(hand, assistant), `supportTickets in sample-data.ts: ${fits}`).toBe(claimed)
  for (const language of languages) {
    const minutes = textsIn(language, 'customersupportefficiency').get('hero.lead')?.match(/\d+/g)?.map(Number)
    expect(minutes, `hero.lead has to name ${assistant} and ${hand} minutes`).toEqual([assistant, hand])
  }
})

it('has at most the claimed share of tickets solved by the assistant alone', () => {
  const alone = supportTickets.filter((ticket) => !('openedAfterHandoff' in ticket)).length
  const claimed = claimValues.autoResolved
  const fits = describeCountMismatch('supportTickets without openedAfterHandoff', alone, length, claimed)
  const keeps = `Keep the sum of all minutes to solution at ${averageOf(replayWithAssistant) * length}, or change claims.timeToSolution with it.`
  expect(alone / length, `${fits} ${keeps}`).toBeLessThanOrEqual(claimed / 100)
})

it('has columns in the stylesheet as wide as the parts of the average work', () => {
  const css = readFileSync(new URL('WhereTimeGoesSection.module.css', import.meta.url), 'utf8')
  const columns = Object.values(supportWorkParts).map((minutes) => `${minutes}fr`)
  expect(css).toContain(`grid-template-columns: ${columns.join(' ')};`)
})

const course: Course = [
  { kind: 'waiting', from: 10, to: 40 },
  { kind: 'person', from: 40, to: 60 },
]
const other: Course = [{ kind: 'assistant', from: 20, to: 45 }]

it('has tickets that are upcoming, open, then solved', () => {
  const states = [9, 10, 59, 60].map((minute) => stateAt(minute, course))
  expect(states).toEqual(['upcoming', 'open', 'open', 'solved'])
})

it('cuts off the course of a ticket', () => {
  expect(courseUntil(10, course)).toEqual([])
  expect(courseUntil(50, course)).toEqual([course[0], { kind: 'person', from: 40, to: 50 }])
  expect(courseUntil(60, course)).toEqual(course)
})

it('averages solved tickets in integer minutes, if there are any', () => {
  expect(outcomeAt(44, [course, other])).toBeUndefined()
  expect(outcomeAt(45, [course, other])).toEqual({ average: 25, lastSolvedAt: 45 })
  expect(outcomeAt(60, [course, other])).toEqual({ average: 38, lastSolvedAt: 60 })
})

it('cuts the bars within the range, half of each in its middle', () => {
  const { removed, remaining } = barsOf(30, 50)
  expect(removed.match(/M/g)).toHaveLength(50)
  expect(remaining.match(/M/g)).toHaveLength(70)
  expect(barsOf(0, 1)).toMatchObject({ removed: 'M5 50V100' })
})

it.runIf(hasPortuguese)('formats times of the day for each language, and durations without zero minutes', () => {
  expect([4, 180, 271].map((minutes) => formatTime(minutes, 'en'))).toEqual(['9:04 a.m.', '12:00 p.m.', '1:31 p.m.'])
  expect([4, 180, 271].map((minutes) => formatTime(minutes, PT))).toEqual(['9h04', '12h00', '13h31'])
  expect(axisHours(5, 'en').map(({ hour }) => hour)).toEqual(['9', '10', '11', '12', '1'])
  expect([0.4, 178].map((seconds) => formatDuration(seconds, PT))).toEqual(['0,4 s', '2 min 58 s'])
})
