import { describe, expect, it } from 'vitest'
import { claims, type ClaimId } from '#site/claims.ts'
import { DEFAULT_LANGUAGE, languages, type Language } from '#site/languages.ts'
import type { ListedPage } from '#site/pages.ts'
import { siteCopy } from './testing/texts-in.ts'

type Claim = { label: Partial<Record<Language, string>>; on?: readonly ListedPage[] }

const claimOf = (id: string): Claim => claims[id.replace(/Said$/, '') as ClaimId]

describe.each(languages)('figures in %s', (language) => {
  const copy = siteCopy(language)

  it('appear only on the pages they are listed for', () => {
    const misplaced = copy.flatMap(({ where, key, text, page }) =>
      [...text.matchAll(/\{\{claims\.(\w+)\}\}/g)]
        .map(([, id = '']) => id)
        .filter((id) => claimOf(id).on && !(page && claimOf(id).on?.includes(page)))
        .map((id) => `${where} ${key}: ${id}`),
    )
    expect(misplaced).toEqual([])
  })

  it('have their label next to them if they are shown alone', () => {
    const alone = copy.flatMap(({ where, key, text }) => {
      const [, id] = /^\{\{claims\.(\w+)\}\}$/.exec(text) ?? []
      return id === undefined ? [] : [{ where, key, label: claimOf(id).label[language] ?? '' }]
    })
    if (language === DEFAULT_LANGUAGE) expect(alone.length).toBeGreaterThan(0)
    const unlabeled = alone.filter(({ where, key, label }) => {
      const group = key.slice(0, key.lastIndexOf('.') + 1)
      return !copy.some((each) => each.where === where && each.key.startsWith(group) && each.text.includes(label))
    })
    expect(unlabeled.map(({ where, key, label }) => `${where} ${key}: “${label}”`)).toEqual([])
  })
})
