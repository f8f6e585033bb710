import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { createServer } from './app.ts'
import { readSiteFiles } from './site-files.ts'
import { writeSmallSite } from './testing/site.ts'

let warn: MockInstance<typeof console.warn>
const site = writeSmallSite()

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterAll(() => site.remove())

type Visitor = { from: string; host?: string; path?: string }

async function ask(visitors: readonly Visitor[]): Promise<void> {
  const server = await createServer(site.record, {
    files: readSiteFiles(site.record, site.folder),
    trustedProxies: ['127.0.0.1'],
  })
  for (const { from, host = 'www.acme.example', path = '/api/leads' } of visitors) {
    await server.inject({ method: 'POST', url: path, headers: { host, 'x-forwarded-for': from } })
  }
  await server.close()
}

const times = (count: number, visitor: Visitor) => Array.from({ length: count }, () => visitor)

describe('requests that all come from one private address', () => {
  const addresses = ['172.30.0.1', '10.0.0.2', '192.168.1.1', '127.0.0.1', 'fd30:5173::1']

  it.each(addresses)('cause one warning that names the setting: %s', async (from) => {
    await ask(times(250, { from }))
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/x-forwarded-for.*TRUSTED_PROXIES/))
    expect(warn.mock.calls[0]?.[0]).toContain(from)
  })

  it.each<[string, Visitor[]]>([
    ['there are only a few', times(50, { from: '172.30.0.1' })],
    ['one comes from another address', [...times(60, { from: '172.30.0.1' }), ...times(200, { from: '172.30.0.9' })]],
    ['the address is public', times(200, { from: '203.0.113.7' })],
    ['the host is localhost', times(200, { from: '127.0.0.1', host: 'localhost:3000' })],
    ['they are health checks', times(200, { from: '10.0.0.1', path: '/healthz' })],
  ])('cause no warning if %s', async (_name, visitors) => {
    await ask(visitors)
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('deploy/compose.yaml', () => {
  const compose = readFileSync('deploy/compose.yaml', 'utf8')
  const subnets = [...compose.matchAll(/^ +- subnet: (\S+)$/gm)].map(([, subnet = '']) => subnet)

  it('keeps the addresses of IPv6 visitors, and trusts the proxy in each of its networks', () => {
    expect(compose).toMatch(/^networks:\n  default:\n(?:    #.*\n)*    enable_ipv6: true$/m)
    expect(subnets.filter((subnet) => subnet.includes(':'))).toHaveLength(1)
    const [, trusted = ''] = /^ +TRUSTED_PROXIES: (\S+)$/m.exec(compose) ?? []
    expect(trusted.split(',')).toEqual(subnets)
  })

  it('lets the proxy serve pages while the database is unavailable', () => {
    expect(compose).not.toContain('condition: service_healthy')
  })
})

it('uses /healthz for the health check of the container', () => {
  expect(readFileSync('deploy/Dockerfile', 'utf8')).toMatch(/^HEALTHCHECK [^]*?\/healthz/m)
})
