/**
 * An address with a slash at its end, as it is asked for: what stands before the slashes, and the query. It leaves alone what
 * begins with two slashes or names a host: as a redirect it would leave the site. Written so that every kind of regular
 * expression reads it alike and none goes over the slashes twice: the configurations of other servers carry it too.
 */
export const SLASHED = String.raw`(/[^/\\?](?:[^?]*[^/?])?)/+(\?.*)?`

const slashed = new RegExp(`^${SLASHED}$`)

/** Where such an address leads: the same without the slash. Undefined for one that is right as it is. */
export function trailingSlashTarget(url: string): string | undefined {
  const [, path, query = ''] = slashed.exec(url) ?? []
  return path === undefined ? undefined : path + query
}
