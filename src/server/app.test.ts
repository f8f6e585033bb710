import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import type { Leads } from '#leads/server/leads-server.ts'
import { hasPortuguese } from '#site/testing/portuguese.ts'
import { createServer } from './app.ts'
import { createHttpServer } from './http-server.ts'
import { readSiteFiles } from './site-files.ts'
import { open, sendRaw } from './testing/raw.ts'
import { PICTURE, RECORDING, writeSmallSite } from './testing/site.ts'
import { trailingSlashTarget } from './trailing-slash.ts'

const site = writeSmallSite()
const servers: FastifyInstance[] = []

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

afterAll(() => site.remove())

async function start(options: Parameters<typeof createServer>[1] = {}): Promise<string> {
  const server = await createServer(site.record, { files: readSiteFiles(site.record, site.folder), ...options })
  servers.push(server)
  return server.listen({ port: 0, host: '127.0.0.1' })
}

/** Not `fetch`, which decompresses the body and omits some headers. */
async function send(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = request(address, { method, headers, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  return { status: response.statusCode, headers: response.headers, body }
}

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['br;q=0', undefined, (body: Buffer) => body],
] as const)('sends a page to clients that accept %s with the encoding %s', async (accepted, encoding, unpack) => {
  const { headers, body } = await send(await start(), { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers.vary).toBe('accept-encoding')
  expect(unpack(body).toString()).toContain('index.html')
})

const files = ['/assets/a-4f8a.js', '/icons/picture.png', '/uploads/recording.mp4', '/locales/en/common.en.json']

it.each(['/', ...files])('responds with 304 if the client has the current %s', async (path) => {
  const address = (await start()) + path
  const first = await send(address)
  const etag = first.headers.etag ?? ''
  const again = await send(address, { 'if-none-match': `"other", ${etag}` })
  expect(again).toMatchObject({ status: 304, headers: { etag, 'x-content-type-options': 'nosniff' } })
  expect(again.body).toHaveLength(0)
  expect((await send(address, { 'if-none-match': '"other"' })).status).toBe(200)
  expect((await send(address, { 'if-modified-since': first.headers['last-modified'] ?? '' })).status).toBe(304)
})

it.each([
  ['/icons/picture.png', PICTURE],
  ['/uploads/recording.mp4', RECORDING],
])('serves byte ranges of %s', async (path, content) => {
  const address = (await start()) + path
  const full = await send(address)
  expect(full.headers['accept-ranges']).toBe('bytes')
  expect(full.body.equals(content)).toBe(true)
  const part = await send(address, { range: 'bytes=10-19' })
  const headers = { 'content-range': `bytes 10-19/${content.length}`, 'content-length': '10' }
  expect(part).toMatchObject({ status: 206, headers })
  expect(part.body.equals(content.subarray(10, 20))).toBe(true)
  const beyond = await send(address, { range: `bytes=${content.length}-` })
  expect(beyond).toMatchObject({ status: 416, headers: { 'content-range': `bytes */${content.length}` } })
  // `If-Range` does not match: the file has changed, so the server sends all of it.
  expect((await send(address, { range: 'bytes=10-19', 'if-range': '"other"' })).status).toBe(200)
  expect((await send(address, { range: 'bytes=10-19', 'if-range': full.headers.etag ?? '' })).status).toBe(206)
})

it('serves known files from memory, without router and hooks', async () => {
  const otherSite = writeSmallSite()
  const server = await createServer(otherSite.record, { files: readSiteFiles(otherSite.record, otherSite.folder) })
  servers.push(server)
  const routed: string[] = []
  server.addHook('onRequest', async ({ url }) => void routed.push(url))
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  otherSite.remove()
  for (const path of ['/', '/assets/a-4f8a.js', '/icons/picture.png']) {
    const { status, body } = await send(address + path)
    expect([path, status, body.length > 0]).toEqual([path, 200, true])
  }
  expect(routed).toEqual([])
  await send(`${address}/nope`)
  expect(routed).toEqual(['/nope'])
})

it.each([
  ['/', 200],
  ['/?a=1', 200],
  ['/%70t', 200],
  ['/embed%2fen/form', 404],
  ['/embed/en/form', 200],
  ['/uploads/two%20words.txt', 200],
  ['/.well-known/security.txt', 200],
  ['/.hidden/secret.txt', 404],
  ['/index.html', 404],
  ['/index.html.br', 404],
  ['/_headers', 404],
  ['/nope', 404],
  [hasPortuguese ? '/pt/nope' : '/nope/pt', 404],
  ['/pt/', 301],
  ['/%', 400],
  ['/api/%', 400],
])('responds to GET and HEAD %s with %i', async (path, status) => {
  const address = (await start()) + path
  const got = await send(address)
  const head = await send(address, {}, 'HEAD')
  expect([got.status, head.status]).toEqual([status, status])
  expect(head.body).toHaveLength(0)
  expect(got.headers['x-content-type-options']).toBe('nosniff')
  if (status === 404) expect(got.body.toString()).toContain(path.startsWith('/pt/') ? 'pt/404' : '404')
})

it.each([
  ['/nope#%ff', 404],
  ['/pt#%ff', 200],
  ['/pt#x', 200],
  ['http://x/pt', 200],
  ['HTTPS://elsewhere.example', 200],
  ['http://x?a=1', 200],
  ['http://x/nope', 404],
  ['http://x//elsewhere.example/', 404],
  ['*', 404],
])('responds to the unusual request target %s with %i', async (target, status) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = await sendRaw(await start(), `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(log).not.toHaveBeenCalled()
})

it.each([
  ['NONSENSE\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nHost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['GET / HTTP/1.1\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: x\r\nExpect: more\r\n\r\n', 417],
  ['GET / HTTP/1.1\r\nHost: x\r\n', 408],
  ['POST /nope HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\nContent-Type: application/json\r\n\r\n{', 408],
])('sends our headers with errors of the HTTP layer: %#', async (text, status) => {
  const leads = {
    async api(server: FastifyInstance) {
      // The server waits for a body only if a route reads it.
      server.addContentTypeParser('*', { parseAs: 'buffer' }, async () => {})
      server.post('/taken', async () => 'taken')
    },
  } as Leads
  const answer = await sendRaw(await start({ requestTimeoutMs: 200, leads }), text.replace('/nope', '/api/taken'))
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toContain('x-content-type-options: nosniff\r\n')
  expect(answer).toContain("content-security-policy: default-src 'none'")
})

it('ignores request bodies that no route reads', async () => {
  const address = await start()
  for (const body of ['[[[', '['.repeat(2_000_000)]) {
    const text = `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    expect(await sendRaw(address, text + body)).toMatch(/^HTTP\/1.1 405 /)
  }
})

it('times out a request after 20 seconds and checks every second', () => {
  const server = createHttpServer(() => {}, { isProxy: () => false, headers: {} })
  expect([server.headersTimeout, server.requestTimeout]).toEqual([20_000, 20_000])
  expect(server).toHaveProperty('connectionsCheckingInterval', 1000)
  server.close()
})

it('limits connections per address, but not for trusted proxies', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const get = 'GET /robots.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  for (const trustedProxies of [undefined, ['127.0.0.0/8']]) {
    const address = await start({ connectionsPerAddress: 2, trustedProxies })
    const held = [open(address), open(address)]
    await Promise.all(held.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
    expect((await sendRaw(address, get)).startsWith('HTTP/1.1 ')).toBe(trustedProxies !== undefined)
    held[0]?.destroy()
    await vi.waitUntil(async () => (await sendRaw(address, get)).startsWith('HTTP/1.1 '), { timeout: 30_000 })
    held[1]?.destroy()
  }
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('CONNECTIONS_PER_ADDRESS'))
})

const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip']

it.each(proxyHeaders)('warns once about %s from a proxy that is not trusted', async (header) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await send(await start({ trustedProxies: ['127.0.0.1'] }), { [header]: '203.0.113.7' })
  const unnamed = await start()
  await send(unnamed)
  expect(log).not.toHaveBeenCalled()
  for (const path of ['/', '/nope', '/']) await send(unnamed + path, { [header]: '203.0.113.7' })
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('TRUSTED_PROXIES=127.0.0.1'))
})

const requestIdFor = async (address: string, id: string) =>
  (await send(`${address}/api/name`, { 'x-request-id': id })).body.toString()

it('accepts request IDs only from trusted proxies', async () => {
  const leads = { api: async (server: FastifyInstance) => void server.get('/name', async ({ id }) => id) } as Leads
  const trusting = await start({ leads, trustedProxies: ['127.0.0.1'] })
  expect(await requestIdFor(trusting, 'abc-123')).toBe('abc-123')
  expect(await requestIdFor(trusting, 'a b')).toMatch(/^[\da-f-]{36}$/)
  expect(await requestIdFor(await start({ leads }), 'abc-123')).toMatch(/^[\da-f-]{36}$/)
})

it('finishes open requests on shutdown and sends connection: close', async () => {
  const { promise: held, resolve: answerAll } = Promise.withResolvers<void>()
  let isLeadsOpen = true
  const respond = vi.fn<() => Promise<string>>(async () => {
    await held
    return isLeadsOpen ? 'stored' : 'lost'
  })
  const leads = {
    api: async (server: FastifyInstance) => {
      server.addHook('onClose', async () => void (isLeadsOpen = false))
      server.get('/slow', respond)
    },
  } as Leads
  const address = await start({ leads })
  const [server] = servers.splice(0)
  const kept = open(address)
  const last = new Promise<string>((resolve) => kept.once('data', (data) => resolve(String(data))))
  const answers = Array.from({ length: 20 }, () => send(`${address}/api/slow`, { connection: 'keep-alive' }))
  await vi.waitFor(() => expect(respond).toHaveBeenCalledTimes(answers.length), { timeout: 30_000 })

  const stopped = server?.close()
  await vi.waitFor(() => expect(server?.server.listening).toBe(false))
  // On a connection that was opened before shutdown.
  kept.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(await last).toMatch(/^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n/i)
  answerAll()
  for (const { status, headers, body } of await Promise.all(answers)) {
    expect([status, body.toString(), headers.connection]).toEqual([200, 'stored', 'close'])
  }
  await stopped
  expect(isLeadsOpen).toBe(false)
})

it.each(['GET', 'HEAD'])('redirects %s of an old URL permanently and keeps the query', async (method) => {
  const address = await start()
  for (const [from, to] of Object.entries(site.record.redirects)) {
    for (const query of ['', '?utm_source=x&b=%20?/']) {
      const { status, headers } = await send(address + from + query, {}, method)
      expect([status, headers.location]).toEqual([301, to + query])
    }
  }
})

it.each([
  ['/pt/', '/pt'],
  ['/usecases/sales/?utm_source=x&b=%20', '/usecases/sales?utm_source=x&b=%20'],
  ['/a//', '/a'],
  ['/nope/?q=a?b', '/nope?q=a?b'],
])('redirects %s to %s', (url, target) => {
  expect(trailingSlashTarget(url)).toBe(target)
})

const otherHosts = ['//evil.example/', '/\\evil.example/', '///evil.example/', 'http://evil.example/a/']

it.each(['/', '/?a=1/', '/pt', '/pt?next=/', '//', ...otherHosts])('does not redirect %s', (url) => {
  expect(trailingSlashTarget(url)).toBeUndefined()
})

it('handles a path of 120,000 slashes without backtracking', () => {
  const path = `/a${'/'.repeat(60_000)}b${'/'.repeat(60_000)}`
  expect(trailingSlashTarget(path)).toBe(`/a${'/'.repeat(60_000)}b`)
})
