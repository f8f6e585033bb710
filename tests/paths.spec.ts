import { languages } from '../app/site/languages.ts'
import { canonicalPath, sitePathAt, sitePaths } from '../app/site/paths.ts'
import { alternatesOf } from '../app/site/search/head.ts'
import { expect, test } from './fixtures.ts'
import { settings } from './settings.ts'

const { brand, siteUrl } = settings

/** The first match of a pattern in the raw HTML, as a browser without JavaScript or a crawler gets it. */
function found(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1]
}

test('every path reads without JavaScript', async ({ request }) => {
  for (const { path, language, page } of sitePaths) {
    const response = await request.get(path)
    const html = await response.text()
    expect.soft(response.status(), path).toBe(200)
    expect.soft(found(html, /<html lang="([^"]+)"/), path).toBe(language)
    expect.soft(found(html, /<title>([^<]+)<\/title>/), path).toMatch(new RegExp(` \\| ${brand}$`))
    expect.soft(found(html, /<h1[^>]*>([^]+?)<\/h1>/), path).toBeTruthy()
    expect.soft(found(html, /<meta name="description" content="([^"]+)"/), path).toBeTruthy()
    expect.soft(found(html, /<meta name="keywords" content="([^"]+)"/), path).toBeTruthy()
    expect.soft(found(html, /<meta name="theme-color" content="([^"]+)"/), path).toBe('#10B981')
    expect.soft(found(html, /<link rel="canonical" href="([^"]+)"/), path).toBe(siteUrl + canonicalPath(page, language))
    for (const alternate of alternatesOf(path)) {
      const link = new RegExp(`<link rel="alternate" hrefLang="${alternate.code}" href="([^"]+)"`)
      expect.soft(found(html, link), path).toBe(siteUrl + alternate.path)
      expect.soft(sitePathAt(alternate.path), path).toBeDefined()
    }
    expect.soft(html, path).not.toContain('{{')
    expect.soft(html, path).not.toContain(' style=')
  }
})

test('social images measure 1200 by 630', async ({ request }) => {
  for (const language of languages) {
    const png = await (await request.get(`/uploads/social-${language}.png`)).body()
    expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], language).toEqual([1200, 630])
  }
})

const unknown = [
  { path: '/nope', language: 'en', heading: '404 - Page Not Found' },
  { path: '/customer-ai-support', language: 'en', heading: '404 - Page Not Found' },
  { path: '/hr-ai-assistant', language: 'en', heading: '404 - Page Not Found' },
  { path: '/sales-ai-co-pilot', language: 'en', heading: '404 - Page Not Found' },
  { path: '/USECASES/SALES', language: 'en', heading: '404 - Page Not Found' },
  { path: '/index.html', language: 'en', heading: '404 - Page Not Found' },
  { path: '/pt/usecases/procurement', language: 'pt', heading: '404 - Página não encontrada' },
  { path: '/pt/nada', language: 'pt', heading: '404 - Página não encontrada' },
]

test('what is not there is said so, in its language', async ({ request }) => {
  for (const { path, language, heading } of unknown) {
    const response = await request.get(path)
    const html = await response.text()
    expect.soft(response.status(), path).toBe(404)
    expect.soft(found(html, /<html lang="([^"]+)"/), path).toBe(language)
    expect.soft(found(html, /<h1[^>]*>([^<]+)<\/h1>/)?.replace('\n', ' '), path).toBe(heading)
    expect.soft(html, path).toContain('<meta name="robots" content="noindex">')
  }
})

test('the English not-found page says what the specification wants', async ({ request }) => {
  const html = await (await request.get('/nope')).text()
  expect(html).toContain('The page you are looking for does not exist or has been moved.')
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Go to the home page/)
})

test('sitemap and robots are there', async ({ request }) => {
  expect((await request.get('/sitemap.xml')).headers()['content-type']).toContain('xml')
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
})
