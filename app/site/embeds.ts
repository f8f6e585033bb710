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

export type EmbedPath = { path: string; language: Language; embed: Embed; framed: boolean }

/** By itself, as a page in a tab that says whose it is; or as what a frame loads, which the page around it says already. */
export function embedPath(id: EmbedId | 'diagnostic', language: Language, { framed = false } = {}): string {
  return `/embed/${language}/${id}${framed ? '/framed' : ''}`
}

/** Every path that answers with an embedded page. */
export const embedPaths: readonly EmbedPath[] = languages.flatMap((language) =>
  embeds.flatMap((embed) =>
    [false, true].map((framed) => ({ path: embedPath(embed.id, language, { framed }), language, embed, framed })),
  ),
)

export function embedPathAt(path: string): EmbedPath | undefined {
  const clean = withoutTrailingSlash(path)
  return embedPaths.find((each) => each.path === clean)
}
