/**
 * Captures path and query. Skips URLs that begin with two slashes or contain a host: redirecting to them would leave
 * the site. Works in the regex flavor of every server, and does not backtrack over the slashes.
 */
export const SLASHED = String.raw`(/[^/\\?](?:[^?]*[^/?])?)/+(\?.*)?`

const slashed = new RegExp(`^${SLASHED}$`)

/** Undefined if the URL needs no redirect. */
export function trailingSlashTarget(url: string): string | undefined {
  const [, path, query = ''] = slashed.exec(url) ?? []
  return path === undefined ? undefined : path + query
}
