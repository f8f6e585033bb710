import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import { isLoopback } from '#site/variables.ts'

export type IsProxy = (address: string | undefined) => boolean

export function createProxyMatcher(ranges: readonly string[] = []): IsProxy {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', length] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (length === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(length), family)
  }
  return (address) => address !== undefined && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip']

/** Without a trusted proxy, all visitors behind one count as one: the eleventh form in a minute is rejected. */
export function warnOfUntrustedProxy(): (request: IncomingMessage) => void {
  let hasWarned = false
  return ({ headers, socket }) => {
    if (hasWarned) return
    const header = forwardingHeaders.find((name) => headers[name] !== undefined)
    if (!header) return
    hasWarned = true
    const address = socket.remoteAddress?.replace(/^::ffff:/, '')
    console.warn(
      `TRUSTED_PROXIES is not set, and ${address} sends "${header}". If that is your proxy, set TRUSTED_PROXIES=${address}. ` +
        'Until then all visitors behind it share one rate limit, and forms are rejected when it is reached.',
    )
  }
}

/** More requests than one person sends while trying out the forms. */
const SAMPLE_SIZE = 100

const isPrivate = createProxyMatcher([
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '127.0.0.0/8',
  '::1',
  'fc00::/7',
  'fe80::/10',
])

/** A single private address means that a proxy or Docker's bridge hides the visitors, who share the limits of one. */
export function warnOfSharedAddress(): (request: { ip: string; hostname: string }) => void {
  let address: string | undefined
  let count = 0
  return ({ ip, hostname }) => {
    // Local requests, for example from a developer.
    if (count >= SAMPLE_SIZE || isLoopback(hostname)) return
    const plain = ip.replace(/^::ffff:/, '')
    address ??= plain
    // One other or public address is enough to rule it out.
    if (plain !== address || !isPrivate(plain)) count = Infinity
    if (++count !== SAMPLE_SIZE) return
    console.warn(
      `The last ${SAMPLE_SIZE} requests all came from ${address}, which is a private address: all visitors share one rate limit, and ` +
        'forms are rejected when it is reached. Make your proxy send "x-forwarded-for" and add it to TRUSTED_PROXIES. In Docker, ' +
        'give the network an IPv6 subnet (deploy/compose.yaml).',
    )
  }
}
