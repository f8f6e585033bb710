import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ByLanguage, Language } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { englishAndPortuguese, PT, keepSiteLanguages } from '#site/testing/portuguese.ts'
import type { PageTexts } from './definition.ts'
import { formatMoney } from './money.ts'
import {
  dealById,
  deals,
  EXPLAINED_DEAL,
  explainedScore,
  HOT_FROM,
  morningDeals,
  NEW_DEAL,
  PIPELINE_VALUE,
  QUIET_DAYS,
  QUIET_DEAL,
  quietDealScores,
} from './sample-data.ts'

it('adds up to the value of the pipeline', () => {
  expect(deals.reduce((sum, { value }) => sum + value, 0)).toBe(PIPELINE_VALUE)
})

it('is sorted by value', () => {
  expect(deals.toSorted((one, other) => other.value - one.value)).toEqual([...deals])
})

it.each(deals)('marks $id as hot or warm by its score', ({ status, score }) => {
  expect(status).toBe(score >= HOT_FROM ? 'hot' : 'warm')
})

it('explains all points of a score', () => {
  expect(explainedScore.reduce((sum, { points }) => sum + points, 0)).toBe(dealById(EXPLAINED_DEAL).score)
})

it('ends the history of the quiet deal at its current score', () => {
  expect(quietDealScores.at(-1)).toBe(dealById(QUIET_DEAL).score)
})

it.each(
  keepSiteLanguages([
    ['en', '$847,500'],
    [PT, 'R$\u00a0847.500'],
  ] as const),
)('formats amounts in %s', (language, formatted) => {
  expect(formatMoney(847_500, language)).toBe(formatted)
})

/** Languages without an entry skip the test. */
const counts: ByLanguage<{ deals: string; days: string }> = {
  en: { deals: 'eight', days: 'nine days' },
  pt: { deals: 'oito', days: 'nove dias' },
}

describe.each(englishAndPortuguese)('the texts in %s', (language) => {
  const { morning, pipeline, score, visitor } = textsIn(language)
  const newDeal = dealById(NEW_DEAL)
  const price = formatMoney(newDeal.value, language)

  it('mention the value of the new deal', () => {
    expect(visitor.chat.messages.price.content).toContain(price)
    expect(visitor.trace.steps.added.text).toContain(price)
    expect(visitor.trace.steps.added.text).toContain(`${newDeal.score}`)
  })

  it('have times in order', () => {
    const { scoredAgain, movedDrovanta, flaggedCalvenza } = pipeline.trace.steps
    const { added, handedOver } = visitor.trace.steps
    const times = [
      flaggedCalvenza.time,
      movedDrovanta.time,
      ...morningDeals.map((id) => morning.plan[id].time),
      added.time,
      handedOver.time,
      scoredAgain.time,
      visitor.chat.messages.call.content,
    ].map(minutesIn)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times).not.toContain(Number.NaN)
  })

  it.runIf(language in counts)('mention the number of deals and of days without a reply', () => {
    const counted = counts[language]!
    const { scoredAgain, flaggedCalvenza } = pipeline.trace.steps
    expect(deals).toHaveLength(8)
    for (const text of [pipeline.title, scoredAgain.text]) expect(text).toContain(counted.deals)
    expect(QUIET_DAYS).toBe(9)
    for (const text of [flaggedCalvenza.text, morning.plan.calvenza.text])
      expect(text.toLowerCase()).toContain(counted.days)
  })

  it('mention the explained score', () => {
    expect(score.title).toContain(`${dealById(EXPLAINED_DEAL).score}`)
  })
})

/** The clock time in a text, in minutes since midnight. */
function minutesIn(text: string): number {
  const {
    hour,
    minute = '0',
    half,
  } = /(?<hour>\d+)(?:[:h](?<minute>\d\d)|h)?(?: (?<half>[ap])\.m\.|\b)/.exec(text)?.groups ?? {}
  return 60 * (Number(hour) + (half === 'p' ? 12 : 0)) + Number(minute)
}

function textsIn(language: Language): PageTexts {
  return JSON.parse(readFileSync(`public${localeFile(language, 'closemoredeals')}`, 'utf8'))
}
