import { describe, expect, it } from 'vitest'
import en from '#locales/en/customeraisupport.en.json' with { type: 'json' }
import { claims } from '#site/claims.ts'
import { fittingCount } from '#site/testing/fitting.ts'
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

  it('has no more tickets that the assistant closes than is said beside it, the open one included', () => {
    const claimed = claims.autoResolved.value
    const fits = fittingCount(
      'tickets of the assistant in queue.ts, one of them open',
      byAssistant + 1,
      WAITING,
      claimed,
    )
    expect((byAssistant + 1) / WAITING, fits).toBeLessThanOrEqual(claimed / 100)
  })

  it('ends with those that the inbox lists, all closed by the assistant', () => {
    const listed = Object.keys(en.hero.inbox.tickets).length - open
    expect(new Set(closings.slice(-listed))).toEqual(new Set(['assistant']))
  })
})

describe('the staircase', () => {
  const { steps, withAPerson } = staircase(closings)

  it('falls one step a ticket, each further to the right', () => {
    const falls = [...steps.matchAll(/h(\d+)v8/g)]
    expect(falls).toHaveLength(closings.length)
    for (const [, width] of falls) expect(Number(width)).toBeGreaterThan(0)
  })

  it('leaves the open tickets a step of their own, and ends in the corner of the drawing', () => {
    const run = [...steps.matchAll(/h(\d+)/g)].reduce((sum, [, width]) => sum + Number(width), 0)
    expect(run).toBeLessThan(STAIRCASE_WIDTH)
    expect(steps).toMatch(new RegExp(`H${STAIRCASE_WIDTH}V${STAIRCASE_HEIGHT}H0z$`))
  })

  it('marks the tickets that took a person', () => {
    expect(withAPerson.match(/M/g)).toHaveLength(byPerson)
    expect(staircase(['assistant', 'person']).withAPerson).toMatch(/^M\d+ 12h\d+$/)
    expect(staircase([]).withAPerson).toBe('')
  })
})

describe('the sediment', () => {
  const { layers, withAPerson, height } = sediment(closings)

  it('has a dash and a gap for each ticket, and marks those that took a person', () => {
    expect(dashes(layers)).toHaveLength(2 * closings.length)
    expect(dashes(withAPerson)).toHaveLength(2 * byPerson + 2)
  })

  it('is as high as its layers, each thinner than the one above or as thin as can be', () => {
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
