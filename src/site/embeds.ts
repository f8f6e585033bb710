/**
 * What frames of this site load by default: small pages without navigation, under /embed/{language}/. They are no pages of
 * the site: not in its page table, its sitemap or a search engine's index.
 */

import type desk from '#locales/en/desk.en.json'
import type diagnostic from '#locales/en/diagnostic.en.json'
import { define } from './definition.ts'
import { EMBED_ROOT } from './embed-root.ts'
import { languages, type Language } from './languages.ts'
import { withoutTrailingSlash } from './paths.ts'

/** `module` is the file of its screen. */
type EmbedRow = { id: string; module: string; namespaces: readonly [string, ...string[]] }

export const embeds = [
  define<{ desk: typeof desk }>()({
    id: 'lead-form',
    module: 'src/leads/forms/LeadFormScreen.tsx',
    namespaces: ['desk'],
  }),
  define<{ desk: typeof desk }>()({
    id: 'scheduler',
    module: 'src/leads/forms/SchedulerScreen.tsx',
    namespaces: ['desk'],
  }),
  define<{ diagnostic: typeof diagnostic }>()({
    id: 'diagnostic',
    module: 'src/diagnostic/screens/DiagnosticScreen.tsx',
    namespaces: ['diagnostic'],
  }),
] as const satisfies readonly EmbedRow[]

export type Embed = (typeof embeds)[number]
export type EmbedId = Embed['id']
/** What an owner may have elsewhere, as a form or a calendar of their own. */
export type FormId = Exclude<EmbedId, 'diagnostic'>

export type EmbedPath = { path: string; language: Language; embed: Embed; framed: boolean }

/** By itself, as a page in a tab that says whose it is; or as what a frame loads, which the page around it says already. */
export function embedPath(id: EmbedId | 'diagnostic', language: Language, { framed = false } = {}): string {
  return `${EMBED_ROOT}${language}/${id}${framed ? '/framed' : ''}`
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
