import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_FOLDER } from '#server/folders.ts'
import { canonicalPath, sitePathAt, sitePaths } from '#site/paths.ts'
import { alternatesOf, cardFile } from '#site/search/head.ts'
import { brandColors } from '#tools/brand/brand.ts'
import { expect, test, type APIRequestContext } from './fixtures.ts'
import { settings } from './settings.ts'

const { brand, siteUrl } = settings

function findIn(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1]
}

test('serves every path with text and metadata in the HTML', async ({ request }) => {
  for (const { path, language, page } of sitePaths) {
    const response = await request.get(path)
    const html = await response.text()
    expect.soft(response.status(), path).toBe(200)
    expect.soft(findIn(html, /<html lang="([^"]+)"/), path).toBe(language)
    expect.soft(findIn(html, /<title>([^<]+)<\/title>/), path).toMatch(new RegExp(` \\| ${brand}$`))
    expect.soft(findIn(html, /<h1[^>]*>([^]+?)<\/h1>/), path).toBeTruthy()
    expect.soft(findIn(html, /<meta name="description" content="([^"]+)"/), path).toBeTruthy()
    expect.soft(findIn(html, /<meta name="keywords" content="([^"]+)"/), path).toBeTruthy()
    expect.soft(findIn(html, /<meta name="theme-color" content="([^"]+)"/), path).toBe(brandColors().brand)
    expect
      .soft(findIn(html, /<link rel="canonical" href="([^"]+)"/), path)
      .toBe(siteUrl + canonicalPath(page, language))
    for (const alternate of alternatesOf(path)) {
      const link = new RegExp(`<link rel="alternate" hrefLang="${alternate.code}" href="([^"]+)"`)
      expect.soft(findIn(html, link), path).toBe(siteUrl + alternate.path)
      expect.soft(sitePathAt(alternate.path), path).toBeDefined()
    }
    expect
      .soft(findIn(html, /<meta property="og:image" content="([^"]+)"/), path)
      .toBe(siteUrl + cardFile(page.id, language))
    expect.soft(existsSync(join(SITE_FOLDER, cardFile(page.id, language))), path).toBe(true)
    expect.soft(html, path).not.toContain('{{')
    expect.soft(html, path).not.toContain(' style=')
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

test('answers unknown paths with a 404 page in their language', async ({ request }) => {
  for (const { path, language, heading } of unknown) {
    const response = await request.get(path)
    const html = await response.text()
    expect.soft(response.status(), path).toBe(404)
    expect.soft(findIn(html, /<html lang="([^"]+)"/), path).toBe(language)
    expect.soft(findIn(html, /<h1[^>]*>([^<]+)<\/h1>/)?.replace('\n', ' '), path).toBe(heading)
    expect.soft(html, path).toContain('<meta name="robots" content="noindex"')
  }
})

test('has the specified text on the English not-found page', async ({ request }) => {
  const html = await (await request.get('/nope')).text()
  expect(html).toContain('The page you are looking for does not exist or has been moved.')
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Go to the home page/)
})

const wellKnownFiles = [
  { path: '/sitemap.xml', type: 'application/xml', contains: '<xhtml:link rel="alternate" hreflang="pt"' },
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', contains: '/sitemap.xml' },
  { path: '/llms.txt', type: 'text/plain; charset=utf-8', contains: `](${siteUrl}/pt)` },
  {
    path: '/.well-known/security.txt',
    type: 'text/plain; charset=utf-8',
    contains: `Contact: mailto:${settings.emails.en}`,
  },
  { path: '/manifest.webmanifest', type: 'application/manifest+json', contains: brand },
  { path: '/favicon.ico', type: 'image/vnd.microsoft.icon', contains: 'PNG' },
]

test('serves the well-known files', async ({ request }) => {
  for (const { path, type: expectedType, contains } of wellKnownFiles) {
    const { status, type, text } = await fetchAt(request, path)
    expect.soft([status, type], path).toEqual([200, expectedType])
    expect.soft(text, path).toContain(contains)
  }
})

test('links to the manifest, and allows it in the content policy', async ({ request }) => {
  const response = await request.get('/')
  expect(await response.text()).toContain('<link rel="manifest" href="/manifest.webmanifest"')
  expect(response.headers()['content-security-policy']).toContain("manifest-src 'self'")
})

async function fetchAt(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  return { status: response.status(), type: response.headers()['content-type'], text: await response.text() }
}
