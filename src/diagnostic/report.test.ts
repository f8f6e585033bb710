import { describe, expect, it } from 'vitest'
import { createTextStore } from '#i18n/store.ts'
import { fileIn } from '#i18n/testing/texts-in.ts'
import { limits } from '#leads/shared/schema.ts'
import { languages, type Language } from '#site/languages.ts'
import { WEAK_BELOW } from '#site/maturity-score.ts'
import { pages } from '#site/pages.ts'
import { sitePathAt } from '#site/paths.ts'
import { advisedPages } from './advice.ts'
import { dimensions } from './dimensions.ts'
import { reportOf, reportText, type ReportTexts } from './report.ts'
import { result } from './scoring.ts'
import { oneApart, pattern } from './testing/patterns.ts'

const DAY = new Date('2026-11-15T12:00:00Z')

const corners = [
  pattern('1111111'),
  pattern('4444444'),
  pattern('???????'),
  ...dimensions.flatMap((each) => [oneApart(each, 1, 4), oneApart(each, 4, 1)]),
]

const companies = [
  '1111111', '2222222', '3333333', '4444444', '1234123', '4321432', '2123211', '3311331', '1133113', '2231442',
  '4411223', '1144332', '3232323', '2323232', '4142341', '3413214', '?222222', '222?333', '11?1?44', '4?4?4?1',
] // prettier-ignore

function wordsIn(language: Language): ReportTexts {
  const [diagnostic, common] = [fileIn(language, 'diagnostic'), fileIn(language, 'common')]
  const store = createTextStore(language, { diagnostic, common }, { strict: true })
  return { texts: store.read('diagnostic'), pages: common.pages, language }
}

describe.each(languages)('in %s', (language) => {
  const words = wordsIn(language)
  const textOf = (answers: ReturnType<typeof pattern>) =>
    reportText(reportOf(answers, words), words, 'https://verdora.example', DAY)

  it('every corner is said in whole sentences, and fits the form', () => {
    for (const answers of corners) {
      const text = textOf(answers)
      expect(text).not.toMatch(/\[\w+\]|\{\{|undefined|NaN/)
      expect(text.length).toBeLessThanOrEqual(limits.report)
      expect(text.length).toBeGreaterThan(1200)
    }
  })

  it('every step leads to a page that exists', () => {
    for (const answers of [...corners, ...companies.map(pattern)]) {
      for (const { page } of reportOf(answers, words).steps) expect(sitePathAt(page.path)?.language).toBe(language)
    }
  })

  it('names the weak scores, and below what they are', () => {
    for (const sentence of Object.values(words.texts.report.weak)) expect(sentence).toContain(String(WEAK_BELOW))
    expect(reportOf(oneApart('data', 1, 4), words).weak).toContain(words.texts.dimensions.data.name)
    expect(reportOf(pattern('4444444'), words).weak).toBe(words.texts.report.weak.none)
  })

  it('reads as a document: score, steps in order, then each dimension', () => {
    const { texts } = words
    const text = textOf(pattern('21?3144'))
    const parts = [
      texts.report.heading,
      `46 ${texts.report.score}`,
      `1. ${texts.dimensions.people.steps.low.title}`,
      `2. ${texts.dimensions.data.steps.low.title}`,
      `3. ${texts.dimensions.customers.steps.project.title}`,
      `${texts.dimensions.strategy.name}: 40`,
      `${texts.dimensions.data.name}: 20 (${texts.report.unknown})`,
      texts.report.method,
    ]
    const places = parts.map((part) => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
})

it('twenty companies get twenty different pieces of advice, not only other figures in the same one', () => {
  const advice = companies.map((each) =>
    result(pattern(each))
      .steps.map(({ dimension, stage, page }) => `${dimension} ${stage} ${page}`)
      .join(),
  )
  expect(new Set(advice).size).toBe(20)
})

it('between them, patterns lead to every assistant and service that the advice knows', () => {
  const words = wordsIn('en')
  const paths = new Set<string>()
  for (const each of [...companies.map(pattern), ...corners, ...dimensions.flatMap((one) => [oneApart(one, 2, 4)])]) {
    for (const { page } of reportOf(each, words).steps) paths.add(page.path)
  }
  const offered = pages.filter(({ group, id }) => ['platform', 'services'].includes(group) && advisedPages.has(id))
  expect(offered.length).toBeGreaterThan(0)
  for (const { path } of offered) expect(paths, path).toContain(path)
})
