/**
 * What frames of this site load by default: small pages without navigation, under /embed/{language}/. They are no pages of
 * the site: not in its page table, its sitemap or a search engine's index.
 */

import { languages, type Language } from './languages.ts'
import type { Namespace } from './namespaces.ts'
import { withoutTrailingSlash } from './paths.ts'

/** `module` is its screen in desk/screens, `texts` the part of the desk's texts with its title. */
type EmbedRow = { id: string; module: string; texts: string; namespaces: readonly [Namespace, ...Namespace[]] }

export const embeds = [
  { id: 'lead-form', module: 'LeadFormScreen', texts: 'leadForm', namespaces: ['desk'] },
  { id: 'scheduler', module: 'SchedulerScreen', texts: 'scheduler', namespaces: ['desk'] },
] as const satisfies readonly EmbedRow[]

export type Embed = (typeof embeds)[number]
export type EmbedId = Embed['id']

export type EmbedPath = { path: string; language: Language; embed: Embed }

/** The body's id on an embedded page. A frame's address names it, and styles tell a frame from a tab by `:target`. */
export const FRAMED_ID = 'framed'

export function embedPath(id: EmbedId, language: Language): string {
  return `/embed/${language}/${id}`
}

/** Every path that answers with an embedded page. */
export const embedPaths: readonly EmbedPath[] = languages.flatMap((language) =>
  embeds.map((embed) => ({ path: embedPath(embed.id, language), language, embed })),
)

export function embedPathAt(path: string): EmbedPath | undefined {
  const clean = withoutTrailingSlash(path)
  return embedPaths.find((each) => each.path === clean)
}
