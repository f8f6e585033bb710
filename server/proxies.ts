import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

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
