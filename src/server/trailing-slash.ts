/**
 * Matches a URL with trailing slashes and captures the path before them and the query. Skips URLs that begin with two
 * slashes or contain a host: redirecting to them would leave the site. Configuration files of other servers use it too,
 * so it works in every regex flavor and does not backtrack over the slashes.
 */
export const SLASHED = String.raw`(/[^/\\?](?:[^?]*[^/?])?)/+(\?.*)?`

const slashed = new RegExp(`^${SLASHED}$`)

/** The URL without trailing slashes, or undefined if it needs no redirect. */
export function trailingSlashTarget(url: string): string | undefined {
  const [, path, query = ''] = slashed.exec(url) ?? []
  return path === undefined ? undefined : path + query
}
