import { serverRenderedPaths } from '#leads/documents/paths.ts'
import { sendRaw } from '#server/testing/raw.ts'
import { embedPaths } from '#site/embeds.ts'
import { languageFacts } from '#site/languages.ts'
import { expect, test } from './fixtures.ts'

const brokenEscapes = ['/%', '/%E0%A4%A', '/%ff%fe', '/%00', '/pt/%00', '/?%', '/pt?%E0%A4%A']
const hiddenFiles = ['/.env', '/.git/config', '/locales/en/common.en.json%00.png']
const systemFiles = ['/../../etc/passwd', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd']
const projectFiles = [
  '/assets/../../build.json',
  '/assets/..%2f..%2fbuild.json',
  '/locales/en/..%2f..%2f..%2fpackage.json',
]
const otherHosts = ['//evil.example', '//evil.example/', '/\\evil.example/', '/%5cevil.example']
const others = ['/usecases%2fsales', `/${'a'.repeat(9000)}`, `/${'a/'.repeat(2000)}`, '/<script>alert(1)</script>']
const targets = [brokenEscapes, hiddenFiles, systemFiles, projectFiles, otherHosts, others].flat()

test('returns 404 for the admin page if no password is set', async ({ request }) => {
  for (const path of serverRenderedPaths.flatMap((base) => [base, `${base}/export`, `${base}/outbox`])) {
    expect((await request.get(path)).status(), path).toBe(404)
    expect((await request.post(`${path}/sign-in`, { form: { password: 'any' } })).status(), path).toBe(405)
  }
})

test('answers hostile request targets without errors or leaks', async ({ baseURL }) => {
  for (const target of targets) {
    const name = target.slice(0, 50)
    const request = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
    const answer = await sendRaw(baseURL ?? '', request)
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
    // A broken query is ignored; everything else is a redirect or a client error.
    expect.soft(status, name).toBeGreaterThanOrEqual(target.includes('?') ? 200 : 300)
    expect.soft(status, name).toBeLessThan(500)
    expect.soft(answer, name).not.toMatch(/location: *(\/\/|\/\\|https?:)/i)
    expect.soft(answer, name).not.toContain('root:x:')
    expect.soft(answer, name).not.toContain('node_modules')
  }
})

test('allows only GET and HEAD on pages', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const response = await request.fetch('/', { method })
    expect.soft(response.status(), method).toBe(405)
    expect.soft(response.headers()['allow'], method).toBe('GET, HEAD')
  }
})

test('lets browsers keep hashed files for a year, but no pages', async ({ request }) => {
  const home = await request.get('/')
  expect(home.headers()['cache-control']).toBe('no-cache')
  const script = /import\("(\/assets\/[^"]+\.js)"\)/.exec(await home.text())?.[1] ?? ''
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('sends security headers with every response', async ({ request }) => {
  const files = ['/robots.txt', '/locales/pt/common.pt.json']
  for (const path of ['/', '/pt/book-a-demo', '/nope', '/embed/pt/lead-form', ...files]) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  }
})

test('serves embedded pages to the site’s own iframes, with noindex', async ({ request }) => {
  for (const { path, language } of embedPaths) {
    const response = await request.get(path)
    const html = await response.text()
    expect.soft(response.status(), path).toBe(200)
    expect.soft(response.headers()['x-robots-tag'], path).toBe('noindex')
    expect.soft(response.headers()['content-security-policy'], path).toContain("frame-ancestors 'self'")
    expect.soft(html, path).toContain(`<html lang="${language}">`)
    expect.soft(html, path).toMatch(new RegExp(`<body[^>]* lang="${languageFacts[language].locale}"`))
    expect.soft(html, path).toContain('<meta name="robots" content="noindex"')
    expect.soft(html, path).toMatch(/<title>[^<]+ \| Verdora<\/title>/)
    expect.soft(html, path).toMatch(/<noscript>.*mailto:.*<\/noscript>/)
    expect.soft(html, path).not.toContain(' style=')
  }
})

test('returns 404 for other embed paths, and lets crawlers read the noindex', async ({ request }) => {
  for (const path of ['/embed', '/embed/pt', '/embed/pt/nada', '/embed/lead-form']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  const slashed = await request.get('/embed/pt/scheduler/?utm_source=x', { maxRedirects: 0 })
  expect(slashed.headers()['location']).toBe('/embed/pt/scheduler?utm_source=x')
  expect(await (await request.get('/robots.txt')).text()).not.toContain('Disallow')
})
