import { isIPv4, isIPv6 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/** Some gateways name the port too: 203.0.113.7:4711, [2001:db8::7]:4711. */
const WITH_PORT = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/

/** What stands for one visitor when forms are counted: an IPv4 address, or the network (/64) of an IPv6 one. */
export function visitorAddress(address: string | undefined): string {
  return normalizeIP(bare(address))
}

/** Networks of an IPv6 address, and how much more than one visitor each may send: a home has a /56, a company a /48. */
const ipv6Networks = [
  { bits: 64, times: 1 },
  { bits: 56, times: 1.5 },
  { bits: 48, times: 2 },
]

/** Many have an IPv4 address of their own in a /24, and know nothing of each other. */
const IPV4_NETWORK_TIMES = 4

export type Network = { name: string; times: number }

/** How much more than one visitor a provider's network may send. */
const PROVIDER_TIMES = 8

/** All networks that a visitor is counted in, from the narrowest to the widest. */
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

/** What one provider typically has: it can use as many of the networks within as it likes. */
export function providerNetworkOf(address: string | undefined): string {
  const own = visitorAddress(address)
  if (isIPv4(own)) return `${own.replace(/\d+\.\d+$/, '0.0')}/16`
  return isIPv6(own) ? `${normalizeIP(own, 32)}/32` : `${own}/0`
}

/** Networks that a visitor is counted in, and their provider's: for limits that a flood must not get around. */
export function allNetworksOf(address: string | undefined): Network[] {
  return [...networksOf(address), { name: providerNetworkOf(address), times: PROVIDER_TIMES }]
}

function bare(address: string | undefined): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(address ?? '') ?? []
  // A visitor who has gone already has no address.
  return inBrackets ?? beforePort ?? address ?? 'gone'
}
