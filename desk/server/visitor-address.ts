import { normalizeIP } from '@fastify/rate-limit'

/** Some gateways name the port too: 203.0.113.7:4711, [2001:db8::7]:4711. */
const WITH_PORT = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/

/** What stands for one visitor when forms are counted: an IPv4 address, or the network (/64) of an IPv6 one. */
export function visitorAddress(address: string | undefined): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(address ?? '') ?? []
  // A visitor who has gone already has no address.
  return normalizeIP(inBrackets ?? beforePort ?? address ?? 'gone')
}
