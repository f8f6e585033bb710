import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_FOLDER } from '#server/folders.ts'
import { languageFacts } from '#site/languages.ts'
import { canonicalPath, sitePathAt, sitePaths } from '#site/paths.ts'
import { alternatesOf, cardFile } from '#site/search/head.ts'
import { brandColors } from '#tools/brand/brand.ts'
import { expect, test } from './fixtures.ts'
import { settings } from './settings.ts'

const { brand, siteUrl } = settings

test('serves every path with text and metadata in the HTML', async ({ request }) => {
  for (const { path, language, page } of sitePaths) {
    const response = await request.get(path)
    const html = await response.text()
    const expectFound = (pattern: RegExp) => expect.soft(pattern.exec(html)?.[1], path)
    expect.soft(response.status(), path).toBe(200)
    expectFound(/<html lang="([^"]+)"/).toBe(language)
    // The regional language, so that screen readers pick the right voice.
    expectFound(/<body[^>]* lang="([^"]+)"/).toBe(languageFacts[language].locale)
    expectFound(/<title>([^<]+)<\/title>/).toMatch(new RegExp(` \\| ${brand}$`))
    expectFound(/<h1[^>]*>([^]+?)<\/h1>/).toBeTruthy()
    expectFound(/<meta name="description" content="([^"]+)"/).toBeTruthy()
    expectFound(/<meta name="keywords" content="([^"]+)"/).toBeTruthy()
    expectFound(/<meta name="theme-color" content="([^"]+)"\/>/).toBe(brandColors().brand)
    expectFound(/<meta name="theme-color" content="([^"]+)" media="\(prefers-color-scheme: dark\)"/).toBeTruthy()
    expectFound(/<link rel="manifest" href="([^"]+)"/).toBe('/manifest.webmanifest')
    expectFound(/<link rel="canonical" href="([^"]+)"/).toBe(siteUrl + canonicalPath(page, language))
    for (const { code, path: alternate } of alternatesOf(path)) {
      expectFound(new RegExp(`<link rel="alternate" hrefLang="${code}" href="([^"]+)"`)).toBe(siteUrl + alternate)
      expect.soft(sitePathAt(alternate), path).toBeDefined()
    }
    expectFound(/<meta property="og:image" content="([^"]+)"/).toBe(siteUrl + cardFile(page.id, language))
    expect.soft(existsSync(join(SITE_FOLDER, cardFile(page.id, language))), path).toBe(true)
    expect.soft(html, path).not.toContain('{{')
    expect.soft(html, path).not.toContain(' style=')
  }
})

const unknownInEnglish = ['/nope', '/customer-ai-support', '/hr-ai-assistant', '/sales-ai-co-pilot', '/USECASES/SALES']

const unknown = {
  en: { paths: unknownInEnglish, heading: /<h1[^>]*>404 -\sPage Not Found<\/h1>/ },
  pt: { paths: ['/pt/usecases/procurement', '/pt/nada'], heading: /<h1[^>]*>404 -\sPágina não encontrada<\/h1>/ },
}

for (const [language, { paths, heading }] of Object.entries(unknown)) {
  test(`answers unknown paths with a 404 page in ${language}`, async ({ request }) => {
    for (const path of paths) {
      const response = await request.get(path)
      const html = await response.text()
      expect.soft(response.status(), path).toBe(404)
      expect.soft(html, path).toContain(`<html lang="${language}"`)
      expect.soft(html, path).toMatch(heading)
      expect.soft(html, path).toContain('<meta name="robots" content="noindex"')
      expect.soft(html, path).toContain(`<meta name="theme-color" content="${brandColors().brand}"`)
      expect.soft(html, path).toContain('<link rel="manifest" href="/manifest.webmanifest"')
      for (const tag of ['name="keywords"', 'name="description"', 'name="twitter:card"', 'property="og:image"']) {
        expect.soft(html, path).toContain(`<meta ${tag} content="`)
      }
    }
  })
}

test('has the specified text on the English not-found page', async ({ request }) => {
  const html = await (await request.get('/nope')).text()
  expect(html).toContain('The page you are looking for does not exist or has been moved.')
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Go to the home page/)
})

const PLAIN = 'text/plain; charset=utf-8'

for (const [path, expectedType, contents] of [
  ['/sitemap.xml', 'application/xml', '<xhtml:link rel="alternate" hreflang="pt"'],
  ['/robots.txt', PLAIN, '/sitemap.xml'],
  ['/llms.txt', PLAIN, `](${siteUrl}/pt)`],
  ['/.well-known/security.txt', PLAIN, `Contact: mailto:${settings.emails.en}`],
  ['/manifest.webmanifest', 'application/manifest+json', brand],
  ['/favicon.ico', 'image/vnd.microsoft.icon', 'PNG'],
] as const) {
  test(`serves ${path}`, async ({ request }) => {
    const response = await request.get(path)
    expect([response.status(), response.headers()['content-type']]).toEqual([200, expectedType])
    expect(await response.text()).toContain(contents)
  })
}
