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
    const texts = fillWith({ '?builder': '', '?!builder': 'yes' })
    expect(texts.filter(({ page, text }) => page !== BUILDER && offer.test(text))).toEqual([])
  })

  it('don’t claim that there is no price list if there are prices', () => {
    const texts = fillWith({ '?prices': 'yes', '?!prices': '' })
    expect(texts.filter(({ text }) => /no price list|não há tabela de preços/i.test(text))).toEqual([])
  })

  it.each(['yes', ''])('have no gaps or stray spaces with all conditions set to "%s"', (holds) => {
    const all = [...values.keys()].filter((name) => name.startsWith('?'))
    const conditions = all.map((name) => [name, name.startsWith('?!') === (holds === '') ? 'yes' : ''])
    const texts = fillWith(Object.fromEntries(conditions) as Record<string, string>)
    expect(texts.filter(({ text }) => / {2}|^ | $|\{\{| [.,]/.test(text))).toEqual([])
  })
})
