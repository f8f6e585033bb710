/** Other servers, with the configurations that the build has written, answer as our own does. */

import { globSync } from 'node:fs'
import { request } from 'node:http'
import { extname } from 'node:path'
import { serverRenderedPaths } from '#leads/documents/paths.ts'
import { SITE_FOLDER } from '#server/folders.ts'
import { HEALTH_PATH, withoutAddress } from '#server/response-headers.ts'
import { protectiveHeaders } from '#site/content-policy.ts'
import { embedPaths } from '#site/embeds.ts'
import { sitePaths } from '#site/paths.ts'
import { expect, test } from './fixtures.ts'
import { otherServers, startServer } from './other-servers.ts'
import { settings } from './settings.ts'

type Asked = { method?: string; path: string; encoding?: string }
type Answer = { status: number | undefined; headers: Record<string, unknown> }

/** One file of each kind; `assets/` and what stands beside it have other rules. */
function oneOfEachKind(): string[] {
  const files = globSync('**/*.*', { cwd: SITE_FOLDER })
  const served = files.filter((file) => !withoutAddress.endings.includes(extname(file).slice(1)))
  const byKind = new Map(served.map((file) => [`${file.split('/')[0]} ${extname(file)}`, `/${file}`]))
  return [...byKind.values()]
}

const unknown = [
  '/nope',
  '/pt/nope',
  '/ptx',
  '/nope.js',
  '/pt/nope.css',
  '/assets',
  '/assets/nope.js',
  '/locales/en/nope.json',
]
const ofNobody = ['/index.html', '/pt/index.html', '/pt/404.html', '/404', '/index.html.br', '/_headers', '/_redirects']
const slashed = [
  '/pt/',
  '/usecases/sales/?utm_source=x&b=%20',
  '/nope/?q=a?b',
  '/a//',
  '/robots.txt/',
  '/caf%C3%A9/',
  '/api/',
]

const asked: readonly Asked[] = [
  ...[...sitePaths, ...embedPaths].map(({ path }) => ({ path })),
  ...[...unknown, ...ofNobody, ...slashed, '/?a=1/', '/pt?next=/', '//evil.example/', '/PT'].map((path) => ({
    path,
  })),
  ...['/', '/pt', '/robots.txt', '/nope', '/pt/nope'].map((path) => ({ path, method: 'HEAD' })),
  ...['/', '/pt/', '/nope', '/robots.txt'].flatMap((path) =>
    ['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ path, method })),
  ),
  ...['/api', '/api/slots', '/api/nope', '/api/nope.json', HEALTH_PATH].map((path) => ({ path })),
  { path: HEALTH_PATH, method: 'HEAD' },
  ...['/api/leads', '/api/leads/', '/api/slots'].map((path) => ({ path, method: 'POST' })),
  // No password is set here: there is nothing, like at any other path.
  ...serverRenderedPaths.flatMap((path) => [{ path }, { path: `${path}/export` }, { path, method: 'POST' }]),
]

const compared = [
  ...Object.keys(protectiveHeaders(settings)),
  'allow',
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'location',
  'x-robots-tag',
]

/** An answer as it comes: nothing is followed, unpacked or taken from a cache. */
function answer(base: string, { method = 'GET', path, encoding }: Asked): Promise<Answer> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve, reject) => {
    const headers = encoding ? { 'accept-encoding': encoding } : {}
    request({ hostname, port, path, method, headers }, (response) => {
      response.resume()
      const { statusCode: status, headersDistinct } = response
      // Of a redirect nobody reads more than where it leads.
      const names = status === 301 ? compared : [...compared, 'content-type']
      resolve({ status, headers: Object.fromEntries(names.map((name) => [name, headersDistinct[name]])) })
    })
      .on('error', reject)
      .end()
  })
}

for (const server of otherServers) {
  test(`${server.name} answers as the server does`, async ({ baseURL }) => {
    test.skip(
      !server.program,
      `${server.name} is not installed: apt-get install nginx libnginx-mod-http-brotli-static caddy`,
    )
    const running = await startServer(server, new URL(baseURL ?? '').host)
    try {
      const all: readonly Asked[] = [
        ...asked,
        ...oneOfEachKind().map((path) => ({ path })),
        ...['/', '/pt/nope', '/robots.txt'].flatMap((path) => server.encodings.map((encoding) => ({ path, encoding }))),
      ]
      for (const each of all) {
        const [own, others] = await Promise.all([answer(baseURL ?? '', each), answer(running.url, each)])
        expect.soft(others, `${each.method ?? 'GET'} ${each.path} ${each.encoding ?? ''}`).toEqual(own)
      }
    } finally {
      await running.stop()
    }
  })
}
