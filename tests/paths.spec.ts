import { canonicalPath, sitePathAt, sitePaths } from '../app/site/paths.ts'
import { alternatesOf } from '../app/site/search/head.ts'
import { expect, test } from './fixtures.ts'
import { settings } from './settings.ts'

const { brand, siteUrl } = settings

/** The first match of a pattern in the raw HTML, as a browser without JavaScript or a crawler gets it. */
function found(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1]
}

for (const { path, language, page } of sitePaths) {
  test(`${path} reads without JavaScript`, async ({ request }) => {
    const response = await request.get(path)
    const html = await response.text()
    expect(response.status()).toBe(200)
    expect(found(html, /<html lang="([^"]+)"/)).toBe(language)
    expect(found(html, /<title>([^<]+)<\/title>/)).toMatch(new RegExp(` \\| ${brand}$`))
    expect(found(html, /<h1[^>]*>(.+?)<\/h1>/)).toBeTruthy()
    expect(found(html, /<meta name="description" content="([^"]+)"/)).toBeTruthy()
    expect(found(html, /<meta name="keywords" content="([^"]+)"/)).toBeTruthy()
    expect(found(html, /<meta name="theme-color" content="([^"]+)"/)).toBe('#10B981')
    expect(found(html, /<link rel="canonical" href="([^"]+)"/)).toBe(siteUrl + canonicalPath(page, language))
    for (const alternate of alternatesOf(path)) {
      const link = new RegExp(`<link rel="alternate" hrefLang="${alternate.code}" href="([^"]+)"`)
      expect(found(html, link)).toBe(siteUrl + alternate.path)
      expect(sitePathAt(alternate.path)).toBeDefined()
    }
    expect(html).not.toContain('{{')
    expect(html).not.toContain(' style=')
  })
}

const socialImages = ['/uploads/social-en.png', '/uploads/social-pt.png']

for (const image of socialImages) {
  test(`${image} measures 1200 by 630`, async ({ request }) => {
    const png = await (await request.get(image)).body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  })
}

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

for (const { path, language, heading } of unknown) {
  test(`${path} is not found, in its language`, async ({ request }) => {
    const response = await request.get(path)
    const html = await response.text()
    expect(response.status()).toBe(404)
    expect(found(html, /<html lang="([^"]+)"/)).toBe(language)
    expect(found(html, /<h1[^>]*>([^<]+)<\/h1>/)).toBe(heading)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })
}

test('the English not-found page says what the specification wants', async ({ request }) => {
  const html = await (await request.get('/nope')).text()
  expect(html).toContain('The page you are looking for does not exist or has been moved.')
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Go to the home page/)
})

test('sitemap and robots are there', async ({ request }) => {
  expect((await request.get('/sitemap.xml')).headers()['content-type']).toContain('xml')
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
})
