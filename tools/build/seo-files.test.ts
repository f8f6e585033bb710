import { expect, it } from 'vitest'
import { localeFile } from '#site/locale-file.ts'
import { pages } from '#site/pages.ts'
import { PT } from '#site/testing/portuguese.ts'
import { parseLog } from './seo-files.ts'

const [page, other] = pages

const dayOf = parseLog(`day 2026-11-17

public${localeFile('pt', page.namespaces[0])}
src/pages/${page.id}-and-more/page.tsx
day 2026-10-02

src/pages/${page.id}/page.tsx
day 2026-09-01

src/pages/${page.id}/page.tsx
`)

it('dates a page by its folder and its texts in that language, if it is in the history', () => {
  expect(dayOf(page.id, 'en')).toBe('2026-10-02')
  expect(dayOf(page.id, PT)).toBe('2026-11-17')
  expect(dayOf(other.id, 'en')).toBeUndefined()
})
