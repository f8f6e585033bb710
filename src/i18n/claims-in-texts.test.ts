import { describe, expect, it } from 'vitest'
import { claims, type ClaimId } from '#site/claims.ts'
import { DEFAULT_LANGUAGE, languages, type Language } from '#site/languages.ts'
import type { ListedPage } from '#site/pages.ts'
import { allSaid } from './testing/texts-in.ts'

type Claim = { says: Partial<Record<Language, string>>; on?: readonly ListedPage[] }

const claimOf = (id: string): Claim => claims[id.replace(/Said$/, '') as ClaimId]

describe.each(languages)('figures in %s', (language) => {
  const said = allSaid(language)

  it('stand on pages whose subject they are', () => {
    const strangers = said.flatMap(({ where, key, text, page }) =>
      [...text.matchAll(/\{\{claims\.(\w+)\}\}/g)]
        .map(([, id = '']) => id)
        .filter((id) => claimOf(id).on && !(page && claimOf(id).on?.includes(page)))
        .map((id) => `${where} ${key}: ${id}`),
    )
    expect(strangers).toEqual([])
  })

  it('say beside them what they count, in the same words everywhere', () => {
    const alone = said.flatMap(({ where, key, text }) => {
      const [, id] = /^\{\{claims\.(\w+)\}\}$/.exec(text) ?? []
      return id === undefined ? [] : [{ where, key, words: claimOf(id).says[language] ?? '' }]
    })
    if (language === DEFAULT_LANGUAGE) expect(alone.length).toBeGreaterThan(0)
    const wordless = alone.filter(({ where, key, words }) => {
      const group = key.slice(0, key.lastIndexOf('.') + 1)
      return !said.some((each) => each.where === where && each.key.startsWith(group) && each.text.includes(words))
    })
    expect(wordless.map(({ where, key, words }) => `${where} ${key}: “${words}”`)).toEqual([])
  })
})
