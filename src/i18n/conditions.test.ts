import { describe, expect, it } from 'vitest'
import { claimTexts, settings } from '#site/build-constants.ts'
import { languages } from '#site/languages.ts'
import { placeholderValues } from '#site/placeholders.ts'
import { fillPlaceholders, stopTheBuild } from '#site/template.ts'
import { siteCopy } from './testing/texts-in.ts'

/** Typed as `string` because an owner may have removed the page. */
const BUILDER: string = 'no-code-ai-assistant'

describe.each(languages)('texts in %s', (language) => {
  const values = placeholderValues(settings, claimTexts[language])
  const fillWith = (conditions: Record<string, string>) =>
    siteCopy(language).map(({ where, key, text, page }) => ({
      page,
      key: `${where}: ${key}`,
      text: fillPlaceholders(text, new Map([...values, ...Object.entries(conditions)]), stopTheBuild),
    }))

  it('mention no builder and no trial if the site has none', () => {
    const days = claimTexts[language].trialDays
    const offer = new RegExp(`builder|construtor|\\b${days}(-day| days free| dias grátis)`, 'i')
    const offers = fillWith({ '?builder': '', '?!builder': 'yes' })
      .filter(({ page, text }) => page !== BUILDER && offer.test(text))
      .map(({ key, text }) => `${key}: ${text}`)
    expect(offers).toEqual([])
  })

  it('don’t claim that there is no price list if there are prices', () => {
    const offers = fillWith({ '?prices': 'yes', '?!prices': '' }).filter(({ text }) =>
      /no price list|não há tabela de preços/i.test(text),
    )
    expect(offers).toEqual([])
  })

  it.each(['yes', ''])('have no gaps or stray spaces with all conditions set to "%s"', (holds) => {
    const all = [...values.keys()].filter((name) => name.startsWith('?'))
    const conditions = Object.fromEntries(
      all.map((name) => [name, name.startsWith('?!') === (holds === '') ? 'yes' : '']),
    )
    for (const { key, text } of fillWith(conditions)) {
      expect(text, key).not.toMatch(/ {2}|^ | $|\{\{| [.,]/)
    }
  })
})
