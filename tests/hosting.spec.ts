/** Compares nginx and Caddy, with the generated configuration, with our own server. */

import { globSync } from 'node:fs'
import { request } from 'node:http'
import { extname } from 'node:path'
import { serverRenderedPaths } from '#leads/documents/paths.ts'
import { SITE_FOLDER } from '#server/folders.ts'
import { HEALTH_PATH, privateFiles } from '#server/response-headers.ts'
import { securityHeaders } from '#site/content-policy.ts'
import { embedPaths } from '#site/embeds.ts'
import { sitePaths } from '#site/paths.ts'
import { expect, test } from './fixtures.ts'
import { otherServers, startServer } from './other-servers.ts'
import { settings } from './settings.ts'

type TestRequest = { method?: string; path: string; encoding?: string }
type TestResponse = { status: number | undefined; headers: Record<string, unknown> }

/** One file per folder and extension. */
function findSampleFiles(): string[] {
  const files = globSync('**/*.*', { cwd: SITE_FOLDER })
  const served = files.filter((file) => !privateFiles.endings.includes(extname(file).slice(1)))
  const byKind = new Map(served.map((file) => [`${file.split('/')[0]} ${extname(file)}`, `/${file}`]))
  return [...byKind.values()]
}

const unknownPages = ['/nope', '/pt/nope', '/ptx', '/PT', '//evil.example/']
const unknownFiles = ['/nope.js', '/pt/nope.css', '/assets', '/assets/nope.js', '/locales/en/nope.json']
const hiddenPages = ['/index.html', '/pt/index.html', '/pt/404.html', '/404']
const hiddenFiles = ['/index.html.br', '/_headers', '/_redirects']
const slashed = ['/pt/', '/usecases/sales/?utm_source=x&b=%20', '/nope/?q=a?b', '/robots.txt/', '/caf%C3%A9/', '/api/']
const queries = ['/?a=1/', '/pt?next=/']
const api = ['/api', '/api/slots', '/api/nope', '/api/nope.json', HEALTH_PATH]

const requests: readonly TestRequest[] = [
  ...[...sitePaths, ...embedPaths].map(({ path }) => ({ path })),
  ...[unknownPages, unknownFiles, hiddenPages, hiddenFiles, slashed, queries, api].flat().map((path) => ({ path })),
  ...['/', '/pt', '/robots.txt', '/nope', '/pt/nope', HEALTH_PATH].map((path) => ({ path, method: 'HEAD' })),
  ...['/', '/pt/', '/nope', '/robots.txt'].flatMap((path) =>
    ['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ path, method })),
  ),
  ...['/api/leads', '/api/leads/', '/api/slots'].map((path) => ({ path, method: 'POST' })),
  // Without a password these are 404 too.
  ...serverRenderedPaths.flatMap((path) => [{ path }, { path: `${path}/export` }, { path, method: 'POST' }]),
]

const comparedHeaders = [
  ...Object.keys(securityHeaders(settings)),
  'allow',
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'location',
  'x-robots-tag',
]

/** Sends a request without redirects, decompression or cache. */
function send(base: string, { method = 'GET', path, encoding }: TestRequest): Promise<TestResponse> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve, reject) => {
    const headers = encoding ? { 'accept-encoding': encoding } : {}
    request({ hostname, port, path, method, headers }, (response) => {
      response.resume()
      const { statusCode: status, headersDistinct } = response
      // The content type of a redirect doesn't matter.
      const names = status === 301 ? comparedHeaders : [...comparedHeaders, 'content-type']
      resolve({ status, headers: Object.fromEntries(names.map((name) => [name, headersDistinct[name]])) })
    })
      .on('error', reject)
      .end()
  })
}

for (const server of otherServers) {
  test(`${server.name} sends the same responses as our server`, async ({ baseURL }) => {
    test.skip(
      !server.program,
      `${server.name} is not installed: apt-get install nginx libnginx-mod-http-brotli-static caddy`,
    )
    const running = await startServer(server, new URL(baseURL ?? '').host)
    try {
      const all: readonly TestRequest[] = [
        ...requests,
        ...findSampleFiles().map((path) => ({ path })),
        ...['/', '/pt/nope', '/robots.txt'].flatMap((path) => server.encodings.map((encoding) => ({ path, encoding }))),
      ]
      for (const each of all) {
        const [own, others] = await Promise.all([send(baseURL ?? '', each), send(running.url, each)])
        expect.soft(others, `${each.method ?? 'GET'} ${each.path} ${each.encoding ?? ''}`).toEqual(own)
      }
    } finally {
      await running.stop()
    }
  })
}
