import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { hashOf } from '../../server/password.ts'
import { readLeadsSettings } from '../../server/settings.ts'
import { openStore } from '../../server/store/open.ts'
import type { Store } from '../../server/store/store.ts'
import { createAdmin } from '../admin.ts'
import { createLoginGuard } from '../login-guard.ts'

export const PASSWORD = 'correct horse battery staple'
export const SITE_URL = 'https://acme.example'

/** Cheap scrypt parameters: the cost of hashing is not under test. */
export function quickHash(password = PASSWORD): Promise<string> {
  return hashOf(password, { ln: 10, r: 8, p: 1 })
}

export type TestAdmin = {
  server: FastifyInstance
  store: Store
  hash: string
  startAnother(overrides?: Partial<Setup>): Promise<FastifyInstance>
  close(): Promise<void>
}

type Setup = {
  siteUrl: string
  hash: string
  trustedProxies: string[] | false
  clock: Pick<Parameters<typeof createLoginGuard>[0], 'now' | 'wait'>
  loginGuard?: ReturnType<typeof createLoginGuard>
}

export async function openTestAdmin(
  overrides: Partial<Setup> = {},
  environment?: Record<string, string>,
): Promise<TestAdmin> {
  const folder = await mkdtemp(join(tmpdir(), 'admin-'))
  const store = await openStore(readLeadsSettings(environment ?? { LEADS_DATABASE_FILE: join(folder, 'leads.sqlite') }))
  // All requests come through a trusted proxy that terminates HTTPS.
  const setup: Setup = {
    siteUrl: SITE_URL,
    hash: await quickHash(),
    trustedProxies: ['127.0.0.1'],
    clock: { wait: async () => {} },
    ...overrides,
  }
  const servers: FastifyInstance[] = []
  const startAnother = async (more: Partial<Setup> = {}) => {
    const server = await serve(store, { ...setup, ...more })
    servers.push(server)
    return server
  }
  return {
    server: await startAnother(),
    store,
    hash: setup.hash,
    startAnother,
    async close() {
      for (const server of servers) await server.close()
      await store.close()
      await rm(folder, { recursive: true })
    },
  }
}

async function serve(
  store: Store,
  { siteUrl, hash, trustedProxies, clock, loginGuard }: Setup,
): Promise<FastifyInstance> {
  const server = Fastify({ trustProxy: trustedProxies })
  server.setNotFoundHandler((_request, reply) => reply.code(404).send('nothing here'))
  await server.register(
    createAdmin({
      store,
      passwordHash: hash,
      site: { brand: 'Acme', siteUrl },
      publicFolder: 'public',
      layout: { styles: ['/assets/pages.css'], logo: '<svg></svg>', logoHasName: false },
      timeZone: 'America/Sao_Paulo',
      loginGuard: loginGuard ?? createLoginGuard({ hash, store: store.admin, ...clock }),
    }),
  )
  return server
}

export type TestResponse = LightMyRequestResponse
type Headers = Record<string, string>
type Fields = Record<string, string>

/** Keeps cookies, sends Origin with forms and finds the CSRF token on the page, like a browser. */
export class Browser {
  cookie: string | undefined
  device: string | undefined
  returnCookie: string | undefined
  readonly #server: FastifyInstance
  readonly #address: string

  constructor(server: FastifyInstance, address = '203.0.113.7') {
    this.#server = server
    this.#address = address
  }

  get(url: string, headers: Headers = {}): Promise<TestResponse> {
    return this.#request('GET', url, headers)
  }

  post(url: string, payload: Fields | string, headers: Headers = {}): Promise<TestResponse> {
    const body = typeof payload === 'string' ? payload : new URLSearchParams(payload).toString()
    const defaults = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: SITE_URL,
      'sec-fetch-site': 'same-origin',
    }
    return this.#request('POST', url, { ...defaults, ...headers }, body)
  }

  signIn(password = PASSWORD, headers: Headers = {}): Promise<TestResponse> {
    return this.post('/admin/login', { password }, headers)
  }

  async token(): Promise<string> {
    return tokenIn(await this.get('/admin'))
  }

  async #request(method: 'GET' | 'POST', url: string, headers: Headers, payload?: string): Promise<TestResponse> {
    const cookies = [this.cookie, this.device, this.returnCookie].filter(Boolean).join('; ')
    const response = await this.#server.inject({
      method,
      url,
      headers: {
        'x-forwarded-for': this.#address,
        'x-forwarded-proto': 'https',
        ...(cookies && { cookie: cookies }),
        ...omitEmpty(headers),
      },
      ...(payload !== undefined && { payload }),
    })
    for (const { name, value } of response.cookies) {
      const stored = value === '' ? undefined : `${name}=${encodeURIComponent(value)}`
      if (name.endsWith('-device')) this.device = stored
      else if (name.endsWith('-back')) this.returnCookie = stored
      else this.cookie = stored
    }
    return response
  }
}

/** Tests pass an empty value to omit a default header. */
function omitEmpty(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
}

export function tokenIn({ body }: TestResponse): string {
  return /name="token"\s+value="([^"]+)"/.exec(body)?.[1] ?? ''
}

export async function signInBrowser(server: FastifyInstance, address?: string): Promise<Browser> {
  const browser = new Browser(server, address)
  await browser.signIn()
  if (!browser.cookie) throw new Error('Sign-in failed: no session cookie')
  return browser
}
