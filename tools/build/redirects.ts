import { existsSync, readFileSync } from 'node:fs'
import { DEFAULT_LANGUAGE, languages } from '#site/languages.ts'
import { languageOf, pathIn, sitePathAt } from '#site/paths.ts'
import { SettingsError } from '#site/variables.ts'
import { passedOn } from '../hosting/rules.ts'
import { parseJsonFile } from '../json-file.ts'

const REDIRECTS = 'brand/redirects.json'

/** All servers treat these characters alike, encoded or not. */
const PLAIN_PATH = /^(?:\/[\w.~-]+)+$/

/** Redirects in all languages: old path → path of a page, or an https URL. */
export function redirectsOf(listed: Readonly<Record<string, unknown>>, file = REDIRECTS): Record<string, string> {
  const faults = Object.entries(listed).flatMap(([from, to]) => faultOf(from, to) ?? [])
  if (faults.length > 0) throw new SettingsError(`Wrong redirects in ${file}:\n  ${faults.join('\n  ')}`)
  const rows = Object.entries(listed as Readonly<Record<string, string>>)
  const inOtherLanguages = rows
    .filter(([from]) => languageOf(from) === DEFAULT_LANGUAGE)
    .flatMap(([from, to]) =>
      languages.map((language) => [pathIn(language, from), to.startsWith('/') ? pathIn(language, to) : to]),
    )
  return Object.fromEntries([...inOtherLanguages, ...rows]) as Record<string, string>
}

function faultOf(from: string, to: unknown): string | undefined {
  if (!PLAIN_PATH.test(from))
    return `"${from}" has to be a path of letters, digits and . _ ~ -, without a slash at the end. Example: "/old-page"`
  if (sitePathAt(from)) return `"${from}" is a page of the site: it would never be shown`
  if (passedOn.some((path) => from === path || from.startsWith(`${path}/`))) return `"${from}" belongs to the server`
  if (typeof to !== 'string') return `"${from}" leads to ${JSON.stringify(to)}. Expected a path or an https address`
  if (to.startsWith('/'))
    return sitePathAt(to) && !to.endsWith('//') ? undefined : `"${from}" leads to "${to}", which is no page of the site`
  return /^https:\/\/[^\s?#"$]+$/.test(to)
    ? undefined
    : `"${from}" leads to "${to}". Expected a path or an https address`
}

export function readRedirects(): Record<string, string> {
  if (!existsSync(REDIRECTS)) return {}
  return redirectsOf(parseJsonFile(REDIRECTS, readFileSync(REDIRECTS, 'utf8')) as Record<string, unknown>)
}
