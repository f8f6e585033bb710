import { isIPv4, isIPv6 } from 'node:net'

/** What stands for one visitor when forms are counted: an IPv4 address, or the network of an IPv6 one. */
export function visitorAddress(address: string | undefined): string {
  // A visitor who has gone already has none.
  if (address === undefined) return 'gone'
  const plain = withoutPort(address)
  if (isIPv4(plain)) return plain
  return isIPv6(plain) ? networkOf(plain) : 'unknown'
}

/** Some gateways name the port too: 203.0.113.7:4711, [2001:db8::7]:4711. */
function withoutPort(address: string): string {
  const [, inBrackets] = /^\[(.+)\](?::\d+)?$/.exec(address) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(address) ?? []
  return (inBrackets ?? beforePort ?? address).replace(/^::ffff:(?=[\d.]+$)/i, '')
}

/** The first half of the address: one household or server has all of the second. */
function networkOf(address: string): string {
  const [front = '', back] = address.split('%')[0]?.split('::') ?? []
  const missing = back === undefined ? 0 : 8 - groups(front).length - groups(back).length
  const all = [...groups(front), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(back ?? '')]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

function groups(text: string): string[] {
  return text === '' ? [] : text.split(':')
}
