import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { textsIn } from '#i18n/testing/texts-in.ts'
import { claimValue } from '#site/build-constants.ts'
import { clock } from '#site/clock.ts'
import { fittingCount } from '#site/testing/fitting.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import { litLines } from './lit-lines.ts'
import { assistants, morning, statistics } from './page-data.ts'

/** Number of characters that fit on a line of the log where its columns are narrowest. */
const LINE_LETTERS = 27

const cellsOf = ({ by }: (typeof morning)[number]) => (by === 'person' ? 2 : 1)

describe('the morning’s log', () => {
  it('is the share of work that the claim says, as near as whole lines come', () => {
    const said = Math.round((morning.length * claimValue('manualWorkload')) / 100)
    const fits = fittingCount(
      'lines of `morning` in page-data.ts that no person has',
      litLines('hours').length,
      morning.length,
      claimValue('manualWorkload'),
    )
    expect(litLines('hours').length, fits).toBe(said)
  })

  it('goes by the clock, and has work of every assistant', () => {
    const minutes = morning.map(({ hour, minute }) => hour * 60 + minute)
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other))
    expect(new Set(morning.map(({ by }) => by))).toEqual(new Set([...assistants.map(({ asset }) => asset), 'person']))
  })

  it('has lines for every statistic, and others', () => {
    for (const statistic of statistics.slice(1)) {
      expect(litLines(statistic).length).toBeGreaterThan(0)
      expect(litLines(statistic).length).toBeLessThan(litLines('hours').length / 2)
    }
  })

  it('fills its columns, breaks no decision in two and leaves four rows for the share', () => {
    const css = readFileSync(new URL('MorningLog.module.css', import.meta.url), 'utf8')
    const layouts = [...css.matchAll(/--rows(?:: |, )(\d+)/g)].map(([, rows]) => Number(rows))
    expect(layouts.length).toBeGreaterThan(1)
    for (const rows of layouts) {
      const cells = morning.map((_, index) => morning.slice(0, index).reduce((sum, entry) => sum + cellsOf(entry), 0))
      const broken = morning.filter((entry, index) => ((cells[index] ?? 0) % rows) + cellsOf(entry) > rows)
      expect(broken).toEqual([])
      expect((morning.reduce((sum, entry) => sum + cellsOf(entry), 0) + 4) % rows).toBe(0)
    }
  })
})

function numbersIn(text: string): number[] {
  return text.match(/\d+/g)?.map(Number) ?? []
}

describe.each(englishAndPortuguese)('the demos in %s', (language) => {
  const texts = textsIn(language, 'home')
  const said = (key: string) => texts.get(key) ?? ''

  it('have a log that says when it begins and ends, in lines as short as their column', () => {
    const [first, last] = [morning[0], morning.at(-1) ?? morning[0]]
    for (const { hour, minute } of [first, last]) expect(said('morning.title')).toContain(clock(hour, minute, language))
    const lines = [...texts].filter(([key]) => /^morning\.(?:tasks|decisions)\./.test(key))
    expect(lines.filter(([, text]) => text.length > LINE_LETTERS)).toEqual([])
  })

  it('show in the log what their chats show', () => {
    const chat = (id: string, message: string) => said(`platform.tabs.${id}.chat.messages.${message}.content`)
    const [clause = ''] = /\d+\.\d/.exec(said('morning.tasks.clauseMarked')) ?? []
    for (const text of [said('morning.decisions.wording.what'), chat('ai-contract-analysis', 'answer')])
      expect(text).toContain(clause)
    expect(numbersIn(said('morning.decisions.vacation.what'))).toEqual(numbersIn(chat('hr-ai-assistant', 'request')))
    expect(chat('hr-ai-assistant', 'done')).toContain(said('morning.decisions.vacation.name'))
    const [score] = numbersIn(said('morning.tasks.leadScored'))
    expect(numbersIn(chat('sales-ai-co-pilot', 'answer'))).toContain(score)
  })

  it('move the bill to the day that the customer chose', () => {
    const chat = 'platform.tabs.customer-ai-support.chat.messages'
    const [day] = numbersIn(said(`${chat}.request.content`))
    expect(numbersIn(said(`${chat}.answer.content`))).toContain(day)
    expect(numbersIn(said(`${chat}.done.content`))).toEqual([day])
  })

  it('book no more vacation than there is, before it expires', () => {
    const chat = 'platform.tabs.hr-ai-assistant.chat.messages'
    const [left = 0] = numbersIn(said(`${chat}.answer.content`))
    const [first = 0, last = 0] = numbersIn(said(`${chat}.request.content`))
    expect(last - first + 1).toBeLessThanOrEqual(left)
    // In Brazil, no part of a vacation may be shorter than five days.
    expect(last - first + 1).toBeGreaterThanOrEqual(5)
    expect(last).toBeLessThanOrEqual(31)
  })
})
