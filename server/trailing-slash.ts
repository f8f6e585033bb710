/**
 * The address without the slash at its end, where it has one that it should not have. The query stays. Undefined for an
 * address that is right as it is, and for one that begins with two slashes: as a redirect it would leave the site.
 */
export function withoutTrailingSlash(url: string): string | undefined {
  const [path = '', ...query] = url.split('?')
  if (path === '/' || !path.endsWith('/') || /^[/\\]{2}/.test(path)) return undefined
  const clean = path.replace(/\/+$/, '')
  return [clean, ...query].join('?')
}
