import { describe, expect, it } from 'vitest'
import en from '#locales/en/customeraisupport.en.json' with { type: 'json' }
import { claims } from '#site/claims.ts'
import { describeCountMismatch } from '#site/testing/figure-mismatch.ts'
import { closings, sediment, staircase, STAIRCASE_HEIGHT, STAIRCASE_WIDTH, WAITING } from './queue.ts'

const byPerson = closings.filter((closedBy) => closedBy === 'person').length

function dashes(list: string): number[] {
  return list.split(' ').map(Number)
}

describe('the sample queue', () => {
  const byAssistant = closings.length - byPerson
  const open = WAITING - closings.length

  it('leaves one ticket with the assistant and one with a person', () => {
    expect(open).toBe(2)
  })

  it('has at most the claimed share of tickets of the assistant, the open one included', () => {
    const claimed = claims.autoResolved.value
    const fits = describeCountMismatch(
      'tickets of the assistant in queue.ts, one of them open',
      byAssistant + 1,
      WAITING,
      claimed,
    )
    expect((byAssistant + 1) / WAITING, fits).toBeLessThanOrEqual(claimed / 100)
  })

  it('ends with the tickets in the inbox, all closed by the assistant', () => {
    const listed = Object.keys(en.hero.inbox.tickets).length - open
    expect(new Set(closings.slice(-listed))).toEqual(new Set(['assistant']))
  })
})

describe('the staircase', () => {
  const { steps, withAPerson } = staircase(closings)

  it('has one step down per ticket, each further to the right', () => {
    const falls = [...steps.matchAll(/h(\d+)v8/g)]
    expect(falls).toHaveLength(closings.length)
    for (const [, width] of falls) expect(Number(width)).toBeGreaterThan(0)
  })

  it('has a step for open tickets, and ends in the corner of the drawing', () => {
    const run = [...steps.matchAll(/h(\d+)/g)].reduce((sum, [, width]) => sum + Number(width), 0)
    expect(run).toBeLessThan(STAIRCASE_WIDTH)
    expect(steps).toMatch(new RegExp(`H${STAIRCASE_WIDTH}V${STAIRCASE_HEIGHT}H0z$`))
  })

  it('marks tickets closed by a person', () => {
    expect(withAPerson.match(/M/g)).toHaveLength(byPerson)
    expect(staircase(['assistant', 'person']).withAPerson).toMatch(/^M\d+ 12h\d+$/)
    expect(staircase([]).withAPerson).toBe('')
  })
})

describe('the sediment', () => {
  const { layers, withAPerson, height } = sediment(closings)

  it('has a dash and a gap per ticket, and marks those closed by a person', () => {
    expect(dashes(layers)).toHaveLength(2 * closings.length)
    expect(dashes(withAPerson)).toHaveLength(2 * byPerson + 2)
  })

  it('is as high as its layers, which get thinner down to the minimum', () => {
    expect(dashes(layers).reduce((sum, size) => sum + size, 0)).toBe(height)
    const thickness = dashes(layers).filter((_, index) => index % 2 === 0)
    expect(thickness).toEqual(thickness.toSorted((one, other) => other - one))
    expect(Math.min(...dashes(layers))).toBe(1)
  })

  it('puts the last ticket on top', () => {
    expect(sediment(['assistant', 'person']).withAPerson).toMatch(/^0 0 4 /)
    expect(sediment(['person', 'assistant']).withAPerson).toMatch(/^0 9 4 /)
  })
})
