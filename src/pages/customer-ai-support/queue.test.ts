import { expect, it } from 'vitest'
import { claimValues } from '#site/claims.ts'
import { describeCountMismatch } from '#site/testing/figure-mismatch.ts'
import {
  clearing,
  closings,
  sediment,
  staircase,
  STAIRCASE_HEIGHT,
  STAIRCASE_WIDTH,
  ticketStage,
  WAITING,
} from './queue.ts'

const byPerson = closings.filter((closedBy) => closedBy === 'person').length

it('has at most the claimed share of tickets of the assistant, the open one included', () => {
  const byAssistant = closings.length - byPerson + 1
  const claimed = claimValues.autoResolved
  const items = 'tickets of the assistant in queue.ts, one of them open'
  const fits = describeCountMismatch(items, byAssistant, WAITING, claimed)
  expect(byAssistant / WAITING, fits).toBeLessThanOrEqual(claimed / 100)
})

it('draws a staircase with a step per ticket and one for open tickets, into the corner of the drawing', () => {
  const { steps } = staircase(closings)
  const widths = [...steps.matchAll(/h(\d+)v8/g)].map(([, width]) => Number(width))
  expect(widths).toHaveLength(closings.length)
  expect(Math.min(...widths)).toBeGreaterThan(0)
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThan(STAIRCASE_WIDTH)
  expect(steps).toMatch(new RegExp(`H${STAIRCASE_WIDTH}V${STAIRCASE_HEIGHT}H0z$`))
})

it('draws sediment with a dash and a gap per ticket, thinner from the last ticket at the top down to one pixel', () => {
  const { layers, height } = sediment(closings)
  const dashes = layers.split(' ').map(Number)
  expect(dashes).toHaveLength(2 * closings.length)
  expect(dashes.slice(0, 2)).toEqual([4, 5])
  expect(dashes.at(-1)).toBe(1)
  expect(dashes.reduce((sum, size) => sum + size, 0)).toBe(height)
})

it('marks tickets closed by a person', () => {
  expect(staircase(closings).withAPerson.match(/M/g)).toHaveLength(byPerson)
  expect(staircase(['assistant', 'person']).withAPerson).toMatch(/^M\d+ 12h\d+$/)
  expect(sediment(['assistant', 'person']).withAPerson).toMatch(/^0 0 4 /)
  expect(sediment(['person', 'assistant']).withAPerson).toMatch(/^0 9 4 /)
})

it('closes the open tickets one after the other', () => {
  const played = clearing.keyframes.map(({ state }) =>
    [0, 1].map((ticket) => ticketStage(ticket, state) ?? '-').join(' '),
  )
  expect(played).toEqual(['- -', 'ticked -', 'closed -', 'closed ticked', 'closed closed', 'arriving arriving', '- -'])
})
