const LOOPBACK = /^(.+\.)?localhost$|^127(\.\d{1,3}){3}$|^\[?::1\]?$/

/** The same machine: nobody else listens on the way. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host)
}
