import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ByLanguage, Language } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { englishAndPortuguese, PT, spoken } from '#site/testing/portuguese.ts'
import type { PageTexts } from './definition.ts'
import { money } from './money.ts'
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

it('lists the most valuable deal first', () => {
  expect(deals.toSorted((one, other) => other.value - one.value)).toEqual([...deals])
})

it.each(deals)('calls $id hot or warm by its score', ({ status, score }) => {
  expect(status).toBe(score >= HOT_FROM ? 'hot' : 'warm')
})

it('explains every point of a score', () => {
  expect(explainedScore.reduce((sum, { points }) => sum + points, 0)).toBe(dealById(EXPLAINED_DEAL).score)
})

it('follows the score of the quiet deal until today', () => {
  expect(quietDealScores.at(-1)).toBe(dealById(QUIET_DEAL).score)
})

it.each(
  spoken([
    ['en', '$847,500'],
    [PT, 'R$\u00a0847.500'],
  ] as const),
)('writes amounts as in %s', (language, written) => {
  expect(money(847_500, language)).toBe(written)
})

/** Languages without an entry skip the test. */
const counts: ByLanguage<{ deals: string; days: string }> = {
  en: { deals: 'eight', days: 'nine days' },
  pt: { deals: 'oito', days: 'nove dias' },
}

describe.each(englishAndPortuguese)('the texts in %s', (language) => {
  const { morning, pipeline, score, visitor } = textsIn(language)
  const newDeal = dealById(NEW_DEAL)
  const price = money(newDeal.value, language)

  it('quote the price that the new deal is worth', () => {
    expect(visitor.chat.messages.price.content).toContain(price)
    expect(visitor.trace.steps.added.text).toContain(price)
    expect(visitor.trace.steps.added.text).toContain(`${newDeal.score}`)
  })

  it('tell the day in its order', () => {
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

  it.runIf(language in counts)('count the deals, and the days without a reply', () => {
    const counted = counts[language]!
    const { scoredAgain, flaggedCalvenza } = pipeline.trace.steps
    expect(deals).toHaveLength(8)
    for (const text of [pipeline.title, scoredAgain.text]) expect(text).toContain(counted.deals)
    expect(QUIET_DAYS).toBe(9)
    for (const text of [flaggedCalvenza.text, morning.plan.calvenza.text])
      expect(text.toLowerCase()).toContain(counted.days)
  })

  it('name the score that is explained', () => {
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
