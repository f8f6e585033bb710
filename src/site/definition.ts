/** What a page says of itself, as data: build, server and tests read it without React. */

import type { icons } from 'lucide'
import type { ByLanguage } from './languages.ts'

/** The menu that a page belongs to. `standalone` pages are in none; they can have a link of their own in header and footer. */
export type PageGroup = 'platform' | 'usecases' | 'services' | 'standalone'

/** What a search engine is told that the page is about (see search/structured-data.ts). */
type StructuredDataKind = 'website' | 'software' | 'service' | 'contact' | 'document'

type Path = `/${string}`

export type PageDefinition = {
  /** Also the name of its folder in src/pages. */
  id: string
  /** The canonical path, in English; another language puts its prefix in front. */
  path: Path
  /** Other paths that show the same page. */
  aliases?: readonly Path[]
  /** Aliases that one language does not have. */
  missingAliases?: ByLanguage<readonly Path[]>
  /** A link target that stands for it but is no path of the site: typed into the address bar it is unknown. */
  shortTarget?: Path
  /** Its locale files: the first holds its head texts, the last its sections. `common` is there on every page. */
  namespaces: readonly [string, ...string[]]
  group: PageGroup
  /** The column of its group's menu that lists it, where one does. */
  menuColumn?: MenuColumnId
  /** It has a link of its own in the header, beside the menus. For pages that no menu lists. */
  inHeader?: true
  /** The footer lists it too. */
  inFooter?: true
  /** Its icon in the menus, by its name in Lucide. */
  icon: keyof typeof icons
  structuredData: StructuredDataKind
  /** The page opens on a dark ground that runs under the navigation. */
  darkTop?: true
  /** The header shows the brand's drawing for dark backgrounds until the page is scrolled. */
  logoOnDark?: true
}

/** The columns of each menu, in their order. */
export const menuColumns = {
  platform: ['assistants', 'builder'],
  usecases: ['salesAndService', 'backOffice'],
  services: ['services'],
} as const

export type MenuId = keyof typeof menuColumns
export type MenuColumnId = (typeof menuColumns)[MenuId][number]

/** A definition and, as a type only, the texts in its locale files. */
type WithTexts<Texts> = { texts?: Texts }

/** `define<{ namespace: typeof file }>()({ namespaces: ['namespace'], … })`: the English file is the type of the texts. */
export function define<Texts extends Record<string, object>>() {
  type Namespaces = readonly [keyof Texts & string, ...(keyof Texts & string)[]]
  return <const Definition extends { namespaces: Namespaces }>(definition: Definition): Definition & WithTexts<Texts> =>
    definition
}

/** All texts of some definitions, by namespace. */
export type TextsIn<Definition> = (Definition extends WithTexts<infer Texts> ? (texts: Texts) => void : never) extends (
  texts: infer All,
) => void
  ? All
  : never
