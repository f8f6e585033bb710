import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { limitReads } from './rate-limits.ts'
import { allNetworksOf, networksOf, providerNetworkOf, visitorAddress } from './visitor-address.ts'

const PER_MINUTE = 12

it('limits reads from a /48 and from a provider without affecting others', async () => {
  const server = Fastify({ trustProxy: '127.0.0.1' })
  server.get('/', limitReads(PER_MINUTE), () => 'slots')
  const countAnswered = async (addressOf: (index: number) => string, count = 200) => {
    let answered = 0
    for (let index = 1; index <= count; index++) {
      const { statusCode } = await server.inject({ url: '/', headers: { 'x-forwarded-for': addressOf(index) } })
      answered += Number(statusCode === 200)
    }
    return answered
  }
  expect(await countAnswered(() => '2001:db8:1::1')).toBe(PER_MINUTE)
  // Rejected requests from one address don't count against its neighbors.
  expect(await countAnswered((index) => `2001:db8:1:${index}::1`)).toBe(PER_MINUTE)
  expect(await countAnswered((index) => `2001:db8:${index + 1}::1`)).toBe(6 * PER_MINUTE)
  expect(await countAnswered(() => '2001:db9::1', 1)).toBe(1)
  expect(await countAnswered(() => '203.0.113.7', 1)).toBe(1)
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
  ['2001:db8::9', '2001:db8::'],
  ['::1', '::'],
  ['fe80::1%eth0', 'fe80::'],
  [undefined, 'gone'],
])('identifies %s as %s', (address, visitor) => {
  expect(visitorAddress(address)).toBe(visitor)
})

it.each([
  ['203.0.113.7:4711', ['203.0.113.7', '203.0.113.0/24'], '203.0.0.0/16'],
  ['::ffff:203.0.113.7', ['203.0.113.7', '203.0.113.0/24'], '203.0.0.0/16'],
  ['[2001:db8:1:2345::6]:443', ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48'], '2001:db8::/32'],
  [undefined, ['gone'], 'gone/0'],
])('counts %s in %j and in the provider network %s, with increasing limits', (address, networks, provider) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(networks)
  expect(providerNetworkOf(address)).toBe(provider)
  const all = allNetworksOf(address)
  expect(all.map(({ name }) => name)).toEqual([...networks, provider])
  const times = all.map((network) => network.times)
  expect(times[0]).toBe(1)
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other))
})
