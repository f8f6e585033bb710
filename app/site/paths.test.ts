import { describe, expect, it } from 'vitest'
import { pages } from './pages.ts'
import { canonicalPath, hrefFor, languageOf, pathIn, sitePathAt, sitePaths } from './paths.ts'

describe('paths of the site', () => {
  it('has 24 English and 23 Portuguese paths for 18 pages', () => {
    expect(pages).toHaveLength(18)
    expect(sitePaths.filter(({ language }) => language === 'en')).toHaveLength(24)
    expect(sitePaths.filter(({ language }) => language === 'pt')).toHaveLength(23)
  })

  it('lists no path twice', () => {
    expect(new Set(sitePaths.map(({ path }) => path)).size).toBe(sitePaths.length)
  })

  it.each(sitePaths)('$path is found, in $language, also with a slash at its end', ({ path, page, language }) => {
    expect(languageOf(path)).toBe(language)
    expect(sitePathAt(path)?.page).toBe(page)
    expect(sitePathAt(`${path}/`)?.page).toBe(page)
  })

  it.each(sitePaths)('$path leads to the other language and to the same page there', ({ path, page, language }) => {
    const other = language === 'en' ? 'pt' : 'en'
    const translated = pathIn(other, path)
    expect(sitePathAt(translated)).toMatchObject({ page, language: other })
    expect(pathIn(language, path)).toBe(path)
  })

  it.each(sitePaths)('$path has a canonical path that exists', ({ page, language }) => {
    expect(sitePathAt(canonicalPath(page, language))).toMatchObject({ page, language })
  })

  it.each([
    '/customer-ai-support',
    '/hr-ai-assistant',
    '/sales-ai-co-pilot',
    '/pt/usecases/procurement',
    '/Platform',
    '/en',
  ])('%s is unknown', (path) => {
    expect(sitePathAt(path)).toBeUndefined()
  })
})

describe('language of a path', () => {
  it.each([
    ['/', 'en'],
    ['/pt', 'pt'],
    ['/pt/', 'pt'],
    ['/pt/usecases/sales', 'pt'],
    ['/ptolemy', 'en'],
    ['/usecases/pt', 'en'],
    ['/PT', 'en'],
  ])('%s is %s', (path, language) => {
    expect(languageOf(path)).toBe(language)
  })
})

describe('path in the other language', () => {
  it.each([
    ['/', 'pt', '/pt'],
    ['/pt', 'en', '/'],
    ['/usecases/close-more-deals', 'pt', '/pt/usecases/close-more-deals'],
    ['/pt/usecases/sales/ai-sdr-automation', 'en', '/usecases/sales/ai-sdr-automation'],
    // The one alias that Portuguese does not have.
    ['/usecases/procurement', 'pt', '/pt/usecases/procurement/optimize-procurement-with-ai'],
    // Unknown paths stay unknown: the short one is not repaired.
    ['/pt/usecases/procurement', 'en', '/usecases/procurement'],
    ['/nowhere', 'pt', '/pt/nowhere'],
  ] as const)('%s in %s is %s', (path, language, expected) => {
    expect(pathIn(language, path)).toBe(expected)
  })
})

describe('link helper', () => {
  it.each([
    ['/customer-ai-support', '/platform/customer-ai-support'],
    ['/hr-ai-assistant', '/platform/hr-ai-assistant'],
    ['/sales-ai-co-pilot', '/platform/sales-ai-co-pilot'],
  ] as const)('maps the short target %s', (target, path) => {
    expect(hrefFor(target, 'en')).toBe(path)
    expect(hrefFor(target, 'pt')).toBe(`/pt${path}`)
  })

  it('keeps a visitor in their language', () => {
    expect(hrefFor('/', 'pt')).toBe('/pt')
    expect(hrefFor('/book-a-demo', 'pt')).toBe('/pt/book-a-demo')
    expect(hrefFor('/usecases/procurement', 'pt')).toBe('/pt/usecases/procurement/optimize-procurement-with-ai')
  })

  it('points at sections', () => {
    expect(hrefFor('#platform', 'pt')).toBe('#platform')
    expect(hrefFor('/#about', 'pt')).toBe('/pt#about')
  })

  it('does not compile for a page that does not exist', () => {
    // @ts-expect-error: no such page
    expect(hrefFor('/pricing', 'en')).toBe('/pricing')
  })
})
