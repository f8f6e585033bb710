import { isLoopback } from '#site/loopback.ts'

/** Names that nobody can own (RFC 2606, RFC 6761). */
const RESERVED = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/

/** Of an address or a mail address. */
export function hostIn(value: string): string | undefined {
  return URL.parse(value)?.hostname || /^[^\s@]+@([^\s@]+)$/.exec(value)?.[1]
}

export function isReserved(value: string): boolean {
  return RESERVED.test(hostIn(value) ?? '')
}

/** The same machine: nobody else listens on the way. */
export function isLocal(value: string): boolean {
  return isLoopback(hostIn(value) ?? '')
}
