import { describe, expect, it } from 'vitest'
import { limits } from '#leads/shared/schema.ts'
import { languages } from '#site/languages.ts'
import { WEAK_BELOW } from '#site/maturity-score.ts'
import { pages } from '#site/pages.ts'
import { sitePathAt } from '#site/paths.ts'
import { advisedPages } from './advice.ts'
import { dimensions, type Answers } from './dimensions.ts'
import { formatReport, reportOf } from './report.ts'
import { computeResult } from './scoring.ts'
import { parsePattern, readTexts, withOneDifferent } from './testing/conversations.ts'

const DAY = new Date('2026-11-15T12:00:00Z')

const corners = [
  ...['1111111', '4444444', '???????'].map(parsePattern),
  ...dimensions.flatMap((each) => [withOneDifferent(each, 1, 4), withOneDifferent(each, 4, 1)]),
]

const companies = [
  '1111111', '2222222', '3333333', '4444444', '1234123', '4321432', '2123211', '3311331', '1133113', '2231442',
  '4411223', '1144332', '3232323', '2323232', '4142341', '3413214', '?222222', '222?333', '11?1?44', '4?4?4?1',
] // prettier-ignore

describe.each(languages)('in %s', (language) => {
  const reportTexts = readTexts(language)
  const textOf = (answers: Answers) =>
    formatReport(reportOf(answers, reportTexts), reportTexts, 'https://verdora.example', DAY)

  it('formats extreme results without placeholders, short enough for the form, with links to existing pages', () => {
    for (const answers of corners) {
      const text = textOf(answers)
      for (const { page } of reportOf(answers, reportTexts).steps) {
        expect(sitePathAt(page.path)?.language).toBe(language)
        expect(text).toContain(`https://verdora.example${page.path}`)
      }
      expect(text).not.toMatch(/\[\w+\]|\{\{|undefined|NaN/)
      expect(text.length).toBeLessThanOrEqual(limits.report)
      expect(text.length).toBeGreaterThan(1200)
    }
  })

  it('names the weak scores and the threshold', () => {
    for (const sentence of Object.values(reportTexts.texts.report.weak)) expect(sentence).toContain(String(WEAK_BELOW))
    expect(reportOf(withOneDifferent('data', 1, 4), reportTexts).weak).toContain(reportTexts.texts.dimensions.data.name)
    expect(reportOf(parsePattern('4444444'), reportTexts).weak).toBe(reportTexts.texts.report.weak.none)
  })

  it('lists the score, the steps in order, then each dimension', () => {
    const { texts } = reportTexts
    const text = textOf(parsePattern('21?3144'))
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
    const positions = parts.map((part) => text.indexOf(part))
    expect(positions).not.toContain(-1)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  })
})

it('gives twenty different companies different advice', () => {
  const advice = companies.map((each) => {
    const { steps } = computeResult(parsePattern(each))
    return steps.map(({ dimension, stage, page }) => `${dimension} ${stage} ${page}`).join()
  })
  expect(new Set(advice).size).toBe(20)
})

it('recommends every assistant and service for some combination of answers', () => {
  const others = dimensions.map((each) => withOneDifferent(each, 2, 4))
  const advised = [...companies.map(parsePattern), ...corners, ...others].flatMap((each) => computeResult(each).steps)
  const offers = pages.filter(({ group }) => ['platform', 'services'].includes(group)).map(({ id }) => id)
  const recommendable = offers.filter((id) => advisedPages.has(id))
  expect(recommendable.length).toBeGreaterThan(0)
  expect(advised.map(({ page }) => page)).toEqual(expect.arrayContaining(recommendable))
})
