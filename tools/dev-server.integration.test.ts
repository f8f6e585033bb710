import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { beforeAll, expect, it, vi } from 'vitest'
import { readLeadsSettings } from '#leads/server/settings.ts'
import { openStore } from '#leads/server/store/open.ts'
import { api } from '#leads/shared/protocol.ts'
import { addProof } from '#leads/testing/proof.ts'
import { sampleLeadForm } from '#leads/testing/sample-leads.ts'
import { localeFile } from '#site/locale-file.ts'
import { ADMIN_HASH, ADMIN_PASSWORD } from '#tests/leads-database.ts'
import { prerenderOnRequest } from './dev-server.ts'
import { signIn } from './testing/admin.ts'

const root = await mkdtemp(join(tmpdir(), 'development-'))
const ownersDatabase = join(root, 'data/leads.sqlite')
let server: ViteDevServer
let address: string

beforeAll(async () => {
  vi.stubEnv('LEADS_DATABASE_FILE', ownersDatabase)
  vi.stubEnv('ADMIN_PASSWORD_HASH', ADMIN_HASH)
  // Nothing listens on this port: a lead queued for delivery would stay in the store.
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
  await cp('public/locales', join(root, 'public/locales'), { recursive: true })
  server = await createServer({
    root,
    configFile: false,
    cacheDir: join(root, 'cache'),
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [prerenderOnRequest()],
    server: { host: '127.0.0.1', port: 0, ws: false },
  })
  await server.listen()
  address = new URL(server.resolvedUrls!.local[0]!).origin

  return async () => {
    await server.close()
    vi.unstubAllEnvs()
    await rm(root, { recursive: true })
  }
})

it('stores forms in a separate database and sends no mail', async () => {
  const answer = await fetch(address + api.leads, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await addProof(sampleLeadForm(), address)),
  })
  expect(answer.status).toBe(201)
  expect((await fetch(address + api.slots)).status).toBe(200)
  await expect(readFile(ownersDatabase)).rejects.toThrow('ENOENT')
  const store = await openStore(readLeadsSettings({ LEADS_DATABASE_FILE: join(root, 'data/dev.sqlite') }))
  expect(await store.list()).toHaveLength(1)
  expect(await store.countWaiting()).toBe(0)
  await store.close()
})

it('serves server-rendered pages with their stylesheet, and leaves modules to Vite', async () => {
  const asDocument = { headers: { accept: 'text/html' } }
  const page = await fetch(`${address}/pt/admin`, asDocument)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const body = await page.text()
  expect(body).toContain('<html lang="pt">')
  const sheet = await fetch(address + /rel="stylesheet" href="([^"]+)"/.exec(body)?.[1])
  expect(sheet.headers.get('content-type')).toBe('text/css')
  const styles = await sheet.text()
  expect(styles).toContain('.button')
  expect((await fetch(address + /url\(([^)]+\.woff2)\)/.exec(styles)?.[1])).status).toBe(200)

  expect((await signIn(address, ADMIN_PASSWORD, { origin: address })).statusCode).toBe(303)
  expect((await fetch(`${address}/call/x`, asDocument)).status).toBe(404)
  expect(await (await fetch(`${address}/form/lead-form`, asDocument)).text()).toContain('name="company"')
  expect((await fetch(`${address}/src/leads/documents/paths.ts`)).headers.has('content-security-policy')).toBe(false)
})

it('reports the location of a syntax error in a locale file until it is fixed, and never caches the file', async () => {
  const texts = `${address}/@texts/`
  const file = join(root, 'public', localeFile('en', 'common'))
  const valid = await readFile(file, 'utf8')
  await writeFile(file, `{\n  "a": "b"\n${valid}`)
  const broken = await fetch(texts)
  expect(broken.status).toBe(500)
  // Data for Vite's error overlay.
  expect(await broken.text()).toMatch(/common\.en\.json:3:1 is not valid JSON.*"loc":\{[^}]*"line":3,"column":1\}/)

  await writeFile(file, valid)
  const send = vi.spyOn(server.ws, 'send')
  server.watcher.emit('change', file)
  expect(send).toHaveBeenCalledWith({ type: 'full-reload' })
  expect((await fetch(texts)).status).toBe(200)
  const { headers } = await fetch(address + localeFile('en', 'common'))
  expect(headers.get('cache-control')).toBe('no-store')
})
