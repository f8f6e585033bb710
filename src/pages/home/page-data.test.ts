import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { textsIn } from '#i18n/testing/texts-in.ts'
import { claimValue } from '#site/build-constants.ts'
import { formatClock } from '#site/clock.ts'
import { describeCountMismatch } from '#site/testing/figure-mismatch.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import { litLines } from './lit-lines.ts'
import { assistants, morning, statistics } from './page-data.ts'

/** Number of characters that fit on a line of the log where its columns are narrowest. */
const MAX_LINE_LENGTH = 27

const cellsOf = ({ by }: (typeof morning)[number]) => (by === 'person' ? 2 : 1)

describe('the morning’s log', () => {
  it('has the claimed share of work, rounded to full lines', () => {
    const expected = Math.round((morning.length * claimValue('manualWorkload')) / 100)
    const fits = describeCountMismatch(
      'lines of `morning` in page-data.ts that no person has',
      litLines('hours').length,
      morning.length,
      claimValue('manualWorkload'),
    )
    expect(litLines('hours').length, fits).toBe(expected)
  })

  it('is in order, and has work of every assistant', () => {
    const minutes = morning.map(({ hour, minute }) => hour * 60 + minute)
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other))
    expect(new Set(morning.map(({ by }) => by))).toEqual(new Set([...assistants.map(({ asset }) => asset), 'person']))
  })

  it('highlights some lines for every statistic', () => {
    for (const statistic of statistics.slice(1)) {
      expect(litLines(statistic).length).toBeGreaterThan(0)
      expect(litLines(statistic).length).toBeLessThan(litLines('hours').length / 2)
    }
  })

  it('fills its columns, splits no decision, and leaves four rows for the share', () => {
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
  const textAt = (key: string) => texts.get(key) ?? ''

  it('have a log with start and end times, in lines that fit the column', () => {
    const [first, last] = [morning[0], morning.at(-1) ?? morning[0]]
    for (const { hour, minute } of [first, last])
      expect(textAt('morning.title')).toContain(formatClock(hour, minute, language))
    const lines = [...texts].filter(([key]) => /^morning\.(?:tasks|decisions)\./.test(key))
    expect(lines.filter(([, text]) => text.length > MAX_LINE_LENGTH)).toEqual([])
  })

  it('show the same facts in the log and the chats', () => {
    const chat = (id: string, message: string) => textAt(`platform.tabs.${id}.chat.messages.${message}.content`)
    const [clause = ''] = /\d+\.\d/.exec(textAt('morning.tasks.clauseMarked')) ?? []
    for (const text of [textAt('morning.decisions.wording.what'), chat('ai-contract-analysis', 'answer')])
      expect(text).toContain(clause)
    expect(numbersIn(textAt('morning.decisions.vacation.what'))).toEqual(numbersIn(chat('hr-ai-assistant', 'request')))
    expect(chat('hr-ai-assistant', 'done')).toContain(textAt('morning.decisions.vacation.name'))
    const [score] = numbersIn(textAt('morning.tasks.leadScored'))
    expect(numbersIn(chat('sales-ai-co-pilot', 'answer'))).toContain(score)
  })

  it('move the bill to the requested day', () => {
    const chat = 'platform.tabs.customer-ai-support.chat.messages'
    const [day] = numbersIn(textAt(`${chat}.request.content`))
    expect(numbersIn(textAt(`${chat}.answer.content`))).toContain(day)
    expect(numbersIn(textAt(`${chat}.done.content`))).toEqual([day])
  })

  it('book at most the remaining vacation, before it expires', () => {
    const chat = 'platform.tabs.hr-ai-assistant.chat.messages'
    const [remaining = 0] = numbersIn(textAt(`${chat}.answer.content`))
    const [first = 0, last = 0] = numbersIn(textAt(`${chat}.request.content`))
    expect(last - first + 1).toBeLessThanOrEqual(remaining)
    // In Brazil, no part of a vacation may be shorter than five days.
    expect(last - first + 1).toBeGreaterThanOrEqual(5)
    expect(last).toBeLessThanOrEqual(31)
  })
})
