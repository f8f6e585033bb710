import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { hashOf } from '../../server/password.ts'
import { readLeadsSettings } from '../../server/settings.ts'
import { openStore } from '../../server/store/open.ts'
import { createSqliteDatabase } from '../../testing/databases.ts'
import { createAdmin } from '../admin.ts'
import { createLoginGuard, type LoginGuard } from '../login-guard.ts'

export const PASSWORD = 'correct horse battery staple'
export const SITE_URL = 'https://acme.example'

/** Cheap scrypt parameters: the cost of hashing is not under test. */
export function quickHash(password = PASSWORD): Promise<string> {
  return hashOf(password, { ln: 10, r: 8, p: 1 })
}

export type TestAdmin = Awaited<ReturnType<typeof openTestAdmin>>

type Setup = { siteUrl?: string; hash?: string; trustedProxies?: string[] | false; loginGuard?: LoginGuard }

/** Its requests come through a trusted proxy that terminates HTTPS. */
export async function openTestAdmin(environment?: Record<string, string>) {
  const database = await createSqliteDatabase()
  const store = await openStore(environment ? readLeadsSettings(environment) : database.settings)
  const ownHash = await quickHash()
  const servers: FastifyInstance[] = []

  async function startAnother(setup: Setup = {}): Promise<FastifyInstance> {
    const { siteUrl = SITE_URL, hash = ownHash, trustedProxies = ['127.0.0.1'] } = setup
    const { loginGuard = createLoginGuard({ hash, store: store.admin, wait: async () => {} }) } = setup
    const server = Fastify({ trustProxy: trustedProxies })
    servers.push(server)
    server.setNotFoundHandler((_request, reply) => reply.code(404).send('nothing here'))
    await server.register(
      createAdmin({
        store,
        passwordHash: hash,
        site: { brand: 'Acme', siteUrl },
        publicFolder: 'public',
        layout: { styles: ['/assets/pages.css'], logo: '<svg></svg>', logoHasName: false },
        timeZone: 'America/Sao_Paulo',
        loginGuard,
      }),
    )
    return server
  }

  return {
    server: await startAnother(),
    store,
    hash: ownHash,
    startAnother,
    async close() {
      for (const server of servers) await server.close()
      await store.close()
      await database.stop()
    },
  }
}

export type TestResponse = LightMyRequestResponse
type Headers = Record<string, string>

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

  post(url: string, payload: Record<string, string> | string, headers: Headers = {}): Promise<TestResponse> {
    const body = typeof payload === 'string' ? payload : new URLSearchParams(payload).toString()
    const type = 'application/x-www-form-urlencoded'
    const defaults = { 'content-type': type, origin: SITE_URL, 'sec-fetch-site': 'same-origin' }
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
        // Tests pass an empty value to omit a default header.
        ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
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

export function tokenIn({ body }: TestResponse): string {
  return /name="token"\s+value="([^"]+)"/.exec(body)?.[1] ?? ''
}

export async function signInBrowser(server: FastifyInstance, address?: string): Promise<Browser> {
  const browser = new Browser(server, address)
  await browser.signIn()
  if (!browser.cookie) throw new Error('Sign-in failed: no session cookie')
  return browser
}
