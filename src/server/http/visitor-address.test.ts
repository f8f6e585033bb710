import { expect, it } from 'vitest'
import { allNetworksOf, networksOf, providerNetworkOf, visitorAddress } from './visitor-address.ts'

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
  ['203.0.113.7:4711', ['203.0.113.7', '203.0.113.0/24']],
  ['::ffff:203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['[2001:db8:1:2345:3:4:5:6]:443', ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48']],
  [undefined, ['gone']],
])('counts %s in %j, with increasing limits', (address, networks) => {
  const found = networksOf(address)
  expect(found.map(({ name }) => name)).toEqual(networks)
  const times = found.map((network) => network.times)
  expect(times[0]).toBe(1)
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other))
})

it.each([
  ['203.0.113.7:4711', '203.0.0.0/16'],
  ['[2001:db8:1:2345:3:4:5:6]:443', '2001:db8::/32'],
  [undefined, 'gone/0'],
])('maps %s to the provider network %s', (address, network) => {
  expect(providerNetworkOf(address)).toBe(network)
  expect(networksOf(address).map(({ name }) => name)).not.toContain(network)
})

it('adds the provider network as the widest of all networks', () => {
  for (const address of ['203.0.113.7', '2001:db8:1:2345:3:4:5:6']) {
    const found = allNetworksOf(address)
    expect(found.slice(0, -1)).toEqual(networksOf(address))
    expect(found.at(-1)?.name).toBe(providerNetworkOf(address))
    expect(found.at(-1)?.times).toBeGreaterThan(found.at(-2)?.times ?? 0)
  }
})
