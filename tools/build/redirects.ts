import { DEFAULT_LANGUAGE, languages } from '#site/languages.ts'
import { languageOf, pathIn, sitePathAt } from '#site/paths.ts'
import { SettingsError } from '#site/variables.ts'
import { proxiedPaths } from '../hosting/rules.ts'
import { readJsonFile } from '../json-file.ts'

const REDIRECTS = 'brand/redirects.json'

/** All servers treat these characters alike, encoded or not. */
const PLAIN_PATH = /^(?:\/[\w.~-]+)+$/

/** Old path → path of a page, or an https URL, in all languages. */
export function redirectsOf(listed: Readonly<Record<string, unknown>>): Record<string, string> {
  const errors = Object.entries(listed).flatMap(([from, to]) => findError(from, to) ?? [])
  if (errors.length > 0) throw new SettingsError(`Invalid redirects in ${REDIRECTS}:\n  ${errors.join('\n  ')}`)
  const rows = Object.entries(listed as Readonly<Record<string, string>>)
  const inOtherLanguages = rows
    .filter(([from]) => languageOf(from) === DEFAULT_LANGUAGE)
    .flatMap(([from, to]) =>
      languages.map((language) => [pathIn(language, from), to.startsWith('/') ? pathIn(language, to) : to]),
    )
  return Object.fromEntries([...inOtherLanguages, ...rows]) as Record<string, string>
}

function findError(from: string, to: unknown): string | undefined {
  if (!PLAIN_PATH.test(from))
    return `"${from}" must be a path of letters, digits and . _ ~ -, without a trailing slash. Example: "/old-page"`
  if (sitePathAt(from)) return `"${from}" is a page of the site, which this redirect would hide`
  if (proxiedPaths.some((path) => from === path || from.startsWith(`${path}/`)))
    return `"${from}" is handled by the server`
  if (typeof to !== 'string') return `"${from}" redirects to ${JSON.stringify(to)}. Expected a path or an https URL`
  if (to.startsWith('/') && (!sitePathAt(to) || to.endsWith('//')))
    return `"${from}" redirects to "${to}", which is not a page of the site`
  if (!to.startsWith('/') && !/^https:\/\/[^\s?#"$]+$/.test(to))
    return `"${from}" redirects to "${to}". Expected a path or an https URL`
  return undefined
}

export function readRedirects(): Record<string, string> {
  return redirectsOf((readJsonFile(REDIRECTS) ?? {}) as Record<string, unknown>)
}
