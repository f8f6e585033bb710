import { isLoopback } from '#site/variables.ts'

/** RFC 2606, RFC 6761. */
const RESERVED = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/

/** Host of a URL or an email address. */
export function hostIn(value: string): string | undefined {
  return URL.parse(value)?.hostname || /^[^\s@]+@([^\s@]+)$/.exec(value)?.[1]
}

export function isReserved(value: string): boolean {
  return RESERVED.test(hostIn(value) ?? '')
}

/** Traffic to the same machine cannot be intercepted. */
export function isLocal(value: string): boolean {
  return isLoopback(hostIn(value) ?? '')
}
