import { describe, expect, it } from 'vitest'
import { inLanguage, languageFacts, type InLanguages, type Language } from '#site/languages.ts'
import { englishAndPortuguese, PT } from '#site/testing/portuguese.ts'
import { textsIn } from './recording.ts'
import { clauses, clearElsewhere, contractPages } from './sample-data.ts'

const DAY_MS = 86_400_000

const START = Date.UTC(2026, 2, 1)
const TERM_MONTHS = 24
const NOTICE_DAYS = 180

/** Quarterly; yearly in Portuguese, because Brazilian law allows no shorter interval. */
const PRICE_CHANGE_MONTHS: InLanguages<number> = { en: 3, pt: 12 }

function monthsLater(months: number): number {
  const start = new Date(START)
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, start.getUTCDate())
}

/** The last day before the next term starts. */
const END = monthsLater(TERM_MONTHS) - DAY_MS
const NOTICE = END - NOTICE_DAYS * DAY_MS

/** Portuguese writes the first of a month as 1º. */
function firstOf(date: string, language: Language): string {
  return language === PT ? date.replace(/^1 /, '1º ') : date
}

/** "February 29, 2028", "29 de fevereiro de 2028" */
function formatLong(day: number, language: Language): string {
  const format = new Intl.DateTimeFormat(languageFacts[language].locale, { dateStyle: 'long', timeZone: 'UTC' })
  return firstOf(format.format(day), language)
}

/** "Feb 29", "29 fev." */
function formatShort(day: number, language: Language): string {
  const format = new Intl.DateTimeFormat(languageFacts[language].locale, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return firstOf(format.format(day).replace(' de ', ' '), language)
}

const yearOf = (day: number) => String(new Date(day).getUTCFullYear())
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number)

describe.each(englishAndPortuguese)('the sample contract in %s', (language) => {
  const { desk, features } = textsIn(language)

  it('has consistent start, end and notice dates, leap years included', () => {
    expect(desk.clauses.duration).toContain(formatLong(START, language))
    expect(desk.clauses.duration).toContain(formatLong(END, language))
    expect(desk.clauses.duration).toContain(String(TERM_MONTHS))
    expect(desk.clauses.renewal).toContain(String(NOTICE_DAYS))
    expect(desk.findings.items.renewal.text).toContain(formatLong(NOTICE, language))
    expect(features.terms.facts.term.value).toContain(String(TERM_MONTHS))
    expect(features.terms.facts.notice.value).toContain(String(NOTICE_DAYS))
  })

  it('has its dates on the timeline, in order', () => {
    const days = [START, monthsLater(inLanguage(PRICE_CHANGE_MONTHS, language)), NOTICE, END]
    expect(days).toEqual(days.toSorted((one, other) => one - other))
    const { start, priceChange, notice, renewal } = features.dates.items
    const items = [start, priceChange, notice, renewal]
    expect(items.map(({ date }) => date)).toEqual(days.map((day) => formatShort(day, language)))
    expect(items.map(({ text }) => text.slice(-4))).toEqual(days.map(yearOf))
  })

  it('has as many pages, clauses and dates as the texts mention', () => {
    const all = clauses.length + clearElsewhere.before + clearElsewhere.after
    expect(numbersIn(desk.trace.steps.found)).toEqual([all, Object.keys(features.dates.items).length, 2])
    expect(numbersIn(desk.read)).toEqual([contractPages.all])
    expect(numbersIn(desk.reading)).toEqual([contractPages.before + 1, contractPages.all])
    expect(numbersIn(desk.page)).toEqual([contractPages.before + 1])
  })
})
