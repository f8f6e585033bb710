/** Page metadata as plain data, so that the build, the server and tests can read it without React. */

import type { icons } from 'lucide'
import type { ByLanguage } from './languages.ts'

/** The menu that lists the page. `standalone` pages are in no menu but can have a link in the header and footer. */
export type PageGroup = 'platform' | 'usecases' | 'services' | 'standalone'

type Path = `/${string}`

export type PageDefinition = {
  /** Also the name of its folder in src/pages. */
  id: string
  /** The canonical path in English. Other languages add their prefix. */
  path: Path
  aliases?: readonly Path[]
  missingAliases?: ByLanguage<readonly Path[]>
  /** A shorthand for links, not a path of the site: opening it directly is a 404. */
  shortTarget?: Path
  /** Locale files: the first has the head texts, the last the texts of the sections. Every page also has `common`. */
  namespaces: readonly [string, ...string[]]
  group: PageGroup
  menuColumn?: MenuColumnId
  /** Add a link next to the menus of the header, and to the services column of the footer. For pages that aren't in a menu. */
  inHeader?: true
  inFooter?: true
  icon: keyof typeof icons
  /** Selects the schema.org type of the page (see search/structured-data.ts). */
  structuredData: 'website' | 'software' | 'service' | 'contact' | 'document'
  /** The page starts with a dark background that extends under the navigation. */
  darkTop?: true
  /** All of the page is dark, so the header stays dark. */
  darkThroughout?: true
  /** The header shows the logo for dark backgrounds until the page is scrolled. */
  logoOnDark?: true
}

/** In display order. */
export const menuColumns = {
  platform: ['assistants', 'builder'],
  usecases: ['salesAndService', 'backOffice'],
  services: ['services'],
} as const

export type MenuColumnId = (typeof menuColumns)[keyof typeof menuColumns][number]

/** Carries the type of the locale files. `texts` doesn't exist at runtime. */
type WithTexts<Texts> = { texts?: Texts }

/** The English file types the texts: `define<{ namespace: typeof file }>()({ namespaces: ['namespace'], … })`. */
export function define<Texts extends Record<string, object>>() {
  type Namespaces = readonly [keyof Texts & string, ...(keyof Texts & string)[]]
  return <const Definition extends { namespaces: Namespaces }>(definition: Definition): Definition & WithTexts<Texts> =>
    definition
}

/** The texts of a union of definitions, by namespace. Turns the union into an intersection. */
export type TextsIn<Definition> = (Definition extends WithTexts<infer Texts> ? (texts: Texts) => void : never) extends (
  texts: infer All,
) => void
  ? All
  : never
