import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import { isLoopback } from '#site/loopback.ts'

export type IsProxy = (address: string | undefined) => boolean

/** Whether an address is one of these addresses or lies in one of these ranges. */
export function proxiesAmong(ranges: readonly string[] = []): IsProxy {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', length] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (length === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(length), family)
  }
  return (address) => address !== undefined && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip']

/**
 * Somebody asks for others, and no setting says who may: behind a proxy that is not named all visitors are one, and the
 * eleventh of a minute is sent away. Told once, with what to set.
 */
export function tellOfUnnamedProxy(): (request: IncomingMessage) => void {
  let isTold = false
  return ({ headers, socket }) => {
    if (isTold) return
    const header = forwarding.find((name) => headers[name] !== undefined)
    if (!header) return
    isTold = true
    const address = socket.remoteAddress?.replace(/^::ffff:/, '')
    console.warn(
      `TRUSTED_PROXIES is not set, and ${address} sends "${header}". If that is your proxy, set TRUSTED_PROXIES=${address}: ` +
        'until then everybody behind it counts as one visitor, and forms are refused when there are many.',
    )
  }
}

/** So many requests by people who are one: more than a person sends who tries out the forms. */
const REQUESTS = 100

/** Addresses that no visitor on the internet has. */
const isPrivate = proxiesAmong([
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

/**
 * Warns once if the first requests all come from one private address: a proxy or Docker's bridge hides the visitors, and all
 * of them share the limits of one.
 */
export function warnOfSharedAddress(): (request: { ip: string; hostname: string }) => void {
  let address: string | undefined
  let count = 0
  return ({ ip, hostname }) => {
    // A visitor on this machine, such as a developer.
    if (count >= REQUESTS || isLoopback(hostname)) return
    const plain = ip.replace(/^::ffff:/, '')
    address ??= plain
    // One visitor with an address of their own is enough.
    if (plain !== address || !isPrivate(plain)) count = Infinity
    if (++count !== REQUESTS) return
    console.warn(
      `The last ${REQUESTS} requests all came from ${address}, which is a private address: visitors count as one, and forms are ` +
        'refused when there are many. Have your proxy send "x-forwarded-for" and name it in TRUSTED_PROXIES; in Docker, give ' +
        'the network an IPv6 subnet (deploy/compose.yaml).',
    )
  }
}
