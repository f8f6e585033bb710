import { canonicalPath, sitePathAt, sitePaths } from '#site/paths.ts'
import { alternatesOf, cardFile } from '#site/search/head.ts'
import { brandColors } from '#tools/brand/brand.ts'
import { expect, test, type APIRequestContext } from './fixtures.ts'
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
    expect.soft(found(html, /<meta name="theme-color" content="([^"]+)"/), path).toBe(brandColors().brand)
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

test('every page has a card and words for it', async ({ request }) => {
  for (const { path, language, page } of sitePaths) {
    const html = await (await request.get(path)).text()
    const card = found(html, /<meta property="og:image" content="([^"]+)"/)
    expect.soft(card, path).toBe(siteUrl + cardFile(page.id, language))
    const alt = found(html, /<meta property="og:image:alt" content="([^"]+)"/)
    expect.soft(alt, path).toContain(found(html, /<title>([^<]+) \| /))
    const { status, type } = await answerAt(request, cardFile(page.id, language))
    expect.soft([status, type], path).toEqual([200, 'image/jpeg'])
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

/** What machines ask for by name, and what has to stand in it. */
const forMachines = [
  { path: '/sitemap.xml', type: 'application/xml', says: '<xhtml:link rel="alternate" hreflang="pt"' },
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', says: '/sitemap.xml' },
  { path: '/llms.txt', type: 'text/plain; charset=utf-8', says: `](${siteUrl}/pt)` },
  {
    path: '/.well-known/security.txt',
    type: 'text/plain; charset=utf-8',
    says: `Contact: mailto:${settings.emails.en}`,
  },
  { path: '/manifest.webmanifest', type: 'application/manifest+json', says: brand },
  { path: '/favicon.ico', type: 'image/vnd.microsoft.icon', says: 'PNG' },
]

test('what machines ask for is there', async ({ request }) => {
  for (const { path, type: wanted, says } of forMachines) {
    const { status, type, text } = await answerAt(request, path)
    expect.soft([status, type], path).toEqual([200, wanted])
    expect.soft(text, path).toContain(says)
  }
})

test('pages link to their manifest, and may load it', async ({ request }) => {
  const response = await request.get('/')
  expect(await response.text()).toContain('<link rel="manifest" href="/manifest.webmanifest"')
  expect(response.headers()['content-security-policy']).toContain("manifest-src 'self'")
})

async function answerAt(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  return { status: response.status(), type: response.headers()['content-type'], text: await response.text() }
}
