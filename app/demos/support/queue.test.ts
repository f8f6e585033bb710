import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../../site/languages.ts'
import { localeFile } from '../../site/namespaces.ts'
import { closings, sediment, staircase, STAIRCASE_HEIGHT, STAIRCASE_WIDTH, WAITING } from './queue.ts'

const byPerson = closings.filter((closedBy) => closedBy === 'person').length

/** The parts of a path that are drawn from one point each. */
function pieces(path: string): number {
  return path.split('z').length - 1
}

describe('the sample queue', () => {
  it.each(languages)('is what the legend says that it is, in %s', (language) => {
    const { hero } = JSON.parse(readFileSync(`public${localeFile(language, 'customeraisupport')}`, 'utf8'))
    expect(Number.parseInt(hero.queue.waiting.value, 10)).toBe(WAITING)
    expect(Number.parseInt(hero.queue.byAssistant, 10)).toBe(closings.length - byPerson)
    expect(Number.parseInt(hero.queue.withAPerson, 10)).toBe(byPerson)
    expect(Number.parseInt(hero.queue.open, 10)).toBe(WAITING - closings.length)
  })
})

describe('the staircase', () => {
  const { steps, withAPerson } = staircase(closings)

  it('falls one step a ticket, each further to the right', () => {
    const falls = [...steps.matchAll(/h(\d+)v7/g)]
    expect(falls).toHaveLength(closings.length)
    for (const [, width] of falls) expect(Number(width)).toBeGreaterThan(0)
  })

  it('leaves the open tickets a step of their own, and ends in the corner of the drawing', () => {
    const run = [...steps.matchAll(/h(\d+)/g)].reduce((sum, [, width]) => sum + Number(width), 0)
    expect(run).toBeLessThan(STAIRCASE_WIDTH)
    expect(steps).toMatch(new RegExp(`H${STAIRCASE_WIDTH}V${STAIRCASE_HEIGHT}H0z$`))
  })

  it('marks the tickets that took a person', () => {
    expect(pieces(withAPerson)).toBe(byPerson)
    expect(staircase(['assistant', 'person']).withAPerson).toMatch(/^M\d+ 7h\d+v7H\d+z$/)
    expect(staircase([]).withAPerson).toBe('')
  })
})

describe('the sediment', () => {
  it('has a layer for each ticket', () => {
    const { assistant, person } = sediment(closings)
    expect([pieces(assistant), pieces(person)]).toEqual([closings.length - byPerson, byPerson])
  })

  it('puts the last ticket on top', () => {
    expect(sediment(['assistant', 'person']).person).toMatch(/^M0 0h1v4/)
  })
})
