const LOOPBACK = /^(.+\.)?localhost$|^127(\.\d{1,3}){3}$|^\[?::1\]?$/

/** Loopback traffic never leaves the machine, so it needs no TLS. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host)
}
