import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages } from './languages.ts'
import { menus } from './navigation.ts'
import { notFoundPage, pages, type Page } from './pages.ts'
import { canonicalPath, hrefFor, languageOf, pathIn, sitePathAt, sitePaths, type LinkTarget } from './paths.ts'
import { hasPortuguese, PT } from './testing/portuguese.ts'

const all: readonly Page[] = pages

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).toSorted()

/** Aliases that don't exist in Portuguese. */
const missing = all.flatMap((page) => (page.missingAliases?.pt ?? []).map((alias) => ({ page, alias })))

it.each(sitePaths)('finds $path in $language, and the same page in other languages', ({ path, page, language }) => {
  expect(languageOf(path)).toBe(language)
  for (const each of [path, `${path}/`]) expect(sitePathAt(each)?.page).toBe(page)
  expect(sitePaths.filter((each) => each.path === path)).toHaveLength(1)
  for (const other of languages) expect(sitePathAt(pathIn(other, path))).toMatchObject({ page, language: other })
  expect(pathIn(language, path)).toBe(path)
})

it.each([...all.flatMap(({ shortTarget }) => shortTarget ?? []), '/Platform', '/en'])('finds no page at %s', (path) => {
  expect(sitePathAt(path)).toBeUndefined()
})

it.each<[string, string]>([
  ...['/', '/ptolemy', '/usecases/pt', '/PT'].map((path): [string, string] => [path, 'en']),
  ...(hasPortuguese ? ['/pt', '/pt/', '/pt/usecases/sales'].map((path): [string, string] => [path, 'pt']) : []),
])('reads %s as %s', (path, language) => {
  expect(languageOf(path)).toBe(language)
})

it.runIf(hasPortuguese).each([
  ['/', PT, '/pt'],
  ['/pt', 'en', '/'],
  ['/pt/book-a-demo', 'en', '/book-a-demo'],
  ['/nowhere', PT, '/pt/nowhere'],
] as const)('maps %s in %s to %s', (path, language, expected) => {
  expect(pathIn(language, path)).toBe(expected)
})

it.runIf(hasPortuguese).each(missing)(
  'maps $alias to the canonical path if the alias does not exist',
  ({ page, alias }) => {
    expect(pathIn(PT, alias)).toBe(canonicalPath(page, PT))
    // An unknown path stays unknown.
    expect(sitePathAt(`/pt${alias}`)).toBeUndefined()
    expect(pathIn('en', `/pt${alias}`)).toBe(alias)
  },
)
it.each(all.filter(({ shortTarget }) => shortTarget))('maps the short target of $id', ({ shortTarget, path }) => {
  for (const language of languages) expect(hrefFor(shortTarget as LinkTarget, language)).toBe(pathIn(language, path))
})

it.runIf(hasPortuguese)('keeps the visitor’s language in links to sections', () => {
  expect([hrefFor('#platform', PT), hrefFor('/#about', PT)]).toEqual(['#platform', '/pt#about'])
})

it('has one entry for every page folder, and a folder for every entry', () => {
  expect(readdirSync('src/pages').toSorted()).toEqual(idsOf([...pages, notFoundPage]))
})

it('lists every page with a menu column once, in the menu of its group', () => {
  const listed = menus.flatMap(({ id, columns }) =>
    columns.flatMap((column) => column.pages.map((page) => ({ id, page }))),
  )
  expect(listed.filter(({ id, page }) => page.group !== id)).toEqual([])
  expect(idsOf(listed.map(({ page }) => page))).toEqual(idsOf(all.filter((page) => page.menuColumn)))
})
