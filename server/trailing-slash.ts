import { withoutTrailingSlash } from '../app/site/paths.ts'

/**
 * Where an address with a slash at its end leads: the same without it, and with its query. Undefined for an address that
 * is right as it is, and for one that begins with two slashes or names a host: as a redirect it would leave the site.
 */
export function trailingSlashTarget(url: string): string | undefined {
  const [path = '', ...query] = url.split('?')
  if (path === '/' || !path.endsWith('/') || !/^\/(?![/\\])/.test(path)) return undefined
  return [withoutTrailingSlash(path), ...query].join('?')
}
