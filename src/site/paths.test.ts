import { describe, expect, it } from 'vitest'
import { languages } from './languages.ts'
import { pages, type Page } from './pages.ts'
import { canonicalPath, hrefFor, languageOf, pathIn, sitePathAt, sitePaths, type LinkTarget } from './paths.ts'
import { hasPortuguese, PT } from './testing/portuguese.ts'

const all: readonly Page[] = pages
const shortTargets = all.flatMap(({ shortTarget }) => shortTarget ?? [])

/** Aliases that don't exist in Portuguese. */
const missing = all
  .filter(() => hasPortuguese)
  .flatMap((page) => (page.missingAliases?.pt ?? []).map((alias) => ({ page, alias })))

describe('paths of the site', () => {
  it('lists no path twice', () => {
    expect(new Set(sitePaths.map(({ path }) => path)).size).toBe(sitePaths.length)
  })

  it.each(sitePaths)('$path is found, in $language, also with a slash at its end', ({ path, page, language }) => {
    expect(languageOf(path)).toBe(language)
    expect(sitePathAt(path)?.page).toBe(page)
    expect(sitePathAt(`${path}/`)?.page).toBe(page)
  })

  it.each(sitePaths)('$path leads to the other languages and to the same page there', ({ path, page, language }) => {
    for (const other of languages) expect(sitePathAt(pathIn(other, path))).toMatchObject({ page, language: other })
    expect(pathIn(language, path)).toBe(path)
  })

  it.each(sitePaths)('$path has a canonical path that exists', ({ page, language }) => {
    expect(sitePathAt(canonicalPath(page, language))).toMatchObject({ page, language })
  })

  it.each([...shortTargets, '/Platform', '/en'])('%s is unknown', (path) => {
    expect(sitePathAt(path)).toBeUndefined()
  })
})

describe('language of a path', () => {
  it.each<[string, string]>([
    ['/', 'en'],
    ...(hasPortuguese ? ['/pt', '/pt/', '/pt/usecases/sales'].map((path): [string, string] => [path, 'pt']) : []),
    ['/ptolemy', 'en'],
    ['/usecases/pt', 'en'],
    ['/PT', 'en'],
  ])('%s is %s', (path, language) => {
    expect(languageOf(path)).toBe(language)
  })
})

describe('path in the other language', () => {
  it.runIf(hasPortuguese).each([
    ['/', PT, '/pt'],
    ['/pt', 'en', '/'],
    ['/pt/book-a-demo', 'en', '/book-a-demo'],
    ['/nowhere', PT, '/pt/nowhere'],
  ] as const)('%s in %s is %s', (path, language, expected) => {
    expect(pathIn(language, path)).toBe(expected)
  })

  it.each(missing)('$alias is its canonical path where it is missing', ({ page, alias }) => {
    expect(pathIn(PT, alias)).toBe(canonicalPath(page, PT))
    // An unknown path stays unknown.
    expect(sitePathAt(`/pt${alias}`)).toBeUndefined()
    expect(pathIn('en', `/pt${alias}`)).toBe(alias)
  })
})

describe('link helper', () => {
  it.each(all.filter(({ shortTarget }) => shortTarget))('maps the short target of $id', ({ shortTarget, path }) => {
    expect(hrefFor(shortTarget as LinkTarget, 'en')).toBe(path)
    for (const language of languages) expect(hrefFor(shortTarget as LinkTarget, language)).toBe(pathIn(language, path))
  })

  it.runIf(hasPortuguese)('keeps a visitor in their language', () => {
    expect(hrefFor('/', PT)).toBe('/pt')
    expect(hrefFor('/book-a-demo', PT)).toBe('/pt/book-a-demo')
  })

  it.runIf(hasPortuguese)('points at sections', () => {
    expect(hrefFor('#platform', PT)).toBe('#platform')
    expect(hrefFor('/#about', PT)).toBe('/pt#about')
  })

  it('does not compile for a page that does not exist', () => {
    // @ts-expect-error: no such page
    expect(hrefFor('/no-such-page', 'en')).toBe('/no-such-page')
  })
})
