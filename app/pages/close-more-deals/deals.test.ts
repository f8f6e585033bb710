import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from '../../site/languages.ts'
import { localeFile } from '../../site/locale-file.ts'
import type { PageTexts } from './definition.ts'
import {
  dealById,
  deals,
  EXPLAINED_DEAL,
  explainedScore,
  HOT_FROM,
  NEW_DEAL,
  PIPELINE_VALUE,
  QUIET_DEAL,
  quietDealScores,
} from './sample-data.ts'
import { money } from './money.ts'

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

it.each([
  ['en', '$847,500'],
  ['pt', 'R$\u00a0847.500'],
] as const)('writes amounts as in %s', (language, written) => {
  expect(money(847_500, language)).toBe(written)
})

describe.each(languages)('the texts in %s', (language) => {
  const { score, visitor } = textsIn(language)
  const newDeal = dealById(NEW_DEAL)
  const price = money(newDeal.value, language)

  it('quote the price that the new deal is worth', () => {
    expect(visitor.chat.messages.price.content).toContain(price)
    expect(visitor.trace.steps.added.text).toContain(price)
    expect(visitor.trace.steps.added.text).toContain(`${newDeal.score}`)
  })

  it('name the score that is explained', () => {
    expect(score.title).toContain(`${dealById(EXPLAINED_DEAL).score}`)
  })
})

function textsIn(language: Language): PageTexts {
  return JSON.parse(readFileSync(`public${localeFile(language, 'closemoredeals')}`, 'utf8'))
}
