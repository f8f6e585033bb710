import { isIPv4, isIPv6 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/** Some gateways add the port: 203.0.113.7:4711, [2001:db8::7]:4711. */
const WITH_PORT = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/

/** Identifies one visitor for rate limits: an IPv4 address, or the /64 network of an IPv6 address. */
export function visitorAddress(address: string | undefined): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(address ?? '') ?? []
  // A closed connection has no address.
  return normalizeIP(inBrackets ?? beforePort ?? address ?? 'gone')
}

/** IPv6 networks and their limit relative to one visitor: a home has a /56, a company a /48. */
const ipv6Networks = [
  { bits: 64, times: 1 },
  { bits: 56, times: 1.5 },
  { bits: 48, times: 2 },
]

/** A /24 contains many unrelated visitors, each with their own IPv4 address. */
const IPV4_NETWORK_TIMES = 4

export type Network = { name: string; times: number }

const PROVIDER_TIMES = 8

export function networksOf(address: string | undefined): Network[] {
  const own = visitorAddress(address)
  if (isIPv4(own)) {
    const network = own.replace(/\d+$/, '0')
    return [
      { name: own, times: 1 },
      { name: `${network}/24`, times: IPV4_NETWORK_TIMES },
    ]
  }
  if (!isIPv6(own)) return [{ name: own, times: 1 }]
  return ipv6Networks.map(({ bits, times }) => ({ name: `${normalizeIP(own, bits)}/${bits}`, times }))
}

/** A typical provider's allocation: it can use any number of networks within. */
export function providerNetworkOf(address: string | undefined): string {
  const own = visitorAddress(address)
  if (isIPv4(own)) return `${own.replace(/\d+\.\d+$/, '0.0')}/16`
  return isIPv6(own) ? `${normalizeIP(own, 32)}/32` : `${own}/0`
}

/** Includes the provider's network, for limits that a flood must not bypass. */
export function allNetworksOf(address: string | undefined): Network[] {
  return [...networksOf(address), { name: providerNetworkOf(address), times: PROVIDER_TIMES }]
}
