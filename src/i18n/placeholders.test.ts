import { describe, expect, it } from 'vitest'
import { claimTexts, settings } from '#site/build-constants.ts'
import { claims, type ClaimId } from '#site/claims.ts'
import { DEFAULT_LANGUAGE, languages, type Language } from '#site/languages.ts'
import { placeholderValues, type SiteFacts } from '#site/placeholders.ts'
import { fillPlaceholders, stopTheBuild } from '#site/template.ts'
import { fileIn, siteCopy } from './testing/texts-in.ts'

/** Typed as `string` because an owner may have removed the page. */
const BUILDER: string = 'no-code-ai-assistant'

const claimOf = (id: string) => claims[id.replace(/Said$/, '') as ClaimId]

const legal = { cnpj: '12.345.678/0001-90', taxNumber: '12-3456789', officer: 'Ana Prado' }

function copyrightOf(language: Language, site: SiteFacts): string {
  const { copyright } = fileIn(language, 'common').footer
  return fillPlaceholders(copyright, placeholderValues(site, claimTexts[language]), stopTheBuild)
}

describe.each(languages)('texts in %s', (language) => {
  const copy = siteCopy(language)
  const values = placeholderValues({ ...settings, legal }, claimTexts[language])
  const fillWith = (conditions: Record<string, string>) => {
    const all = new Map([...values, ...Object.entries(conditions)])
    return copy.map((entry) => ({ ...entry, text: fillPlaceholders(entry.text, all, stopTheBuild) }))
  }

  it('mention no builder and no trial if the site has none', () => {
    const days = claimTexts[language].trialDays
    const offer = new RegExp(`builder|construtor|\\b${days}(-day| days free| dias grátis)`, 'i')
    const texts = fillWith({ '?builder': '', '?!builder': 'yes' })
    expect(texts.filter(({ page, text }) => page !== BUILDER && offer.test(text))).toEqual([])
  })

  it('state tax number and data protection officer in the footer if they are set', () => {
    expect(copyrightOf(language, { brand: 'Acme' })).toBe('© Acme')
    const full = copyrightOf(language, { brand: 'Acme', legal: { ...legal, legalName: 'Acme Ltda.' } })
    expect(full).toMatch(/^© Acme Ltda\. · .* 12\.345\.678\/0001-90 · .* 12-3456789 · .*: Ana Prado$/)
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

  it('have figures only on the pages they are listed for', () => {
    const misplaced = copy.filter(({ text, page }) =>
      [...text.matchAll(/\{\{claims\.(\w+)\}\}/g)].some(([, id = '']) =>
        claimOf(id).on?.every((each) => each !== page),
      ),
    )
    expect(misplaced).toEqual([])
  })

  it('have the label of a figure next to it if it is shown alone', () => {
    const alone = copy.flatMap((entry) => {
      const [, id] = /^\{\{claims\.(\w+)\}\}$/.exec(entry.text) ?? []
      return id === undefined ? [] : [{ ...entry, label: claimOf(id).label[language] ?? '' }]
    })
    if (language === DEFAULT_LANGUAGE) expect(alone.length).toBeGreaterThan(0)
    const unlabeled = alone.filter(({ where, key, label }) => {
      const group = key.slice(0, key.lastIndexOf('.') + 1)
      return !copy.some((each) => each.where === where && each.key.startsWith(group) && each.text.includes(label))
    })
    expect(unlabeled).toEqual([])
  })
})
