/** The documents that our iframes load by default. They are not in the page registry, sitemap or search indexes. */

import type diagnostic from '#locales/en/diagnostic.en.json'
import type forms from '#locales/en/forms.en.json'
import { define } from './definition.ts'
import { EMBED_ROOT } from './embed-root.ts'
import { languages, type Language } from './languages.ts'
import { withoutTrailingSlash } from './paths.ts'

export const embeds = [
  define<{ forms: typeof forms }>()({
    id: 'lead-form',
    module: 'src/leads/forms/LeadFormScreen.tsx',
    namespaces: ['forms'],
  }),
  define<{ forms: typeof forms }>()({
    id: 'scheduler',
    module: 'src/leads/forms/SchedulerScreen.tsx',
    namespaces: ['forms'],
  }),
  define<{ diagnostic: typeof diagnostic }>()({
    id: 'diagnostic',
    module: 'src/diagnostic/screens/DiagnosticScreen.tsx',
    namespaces: ['diagnostic'],
  }),
] as const satisfies readonly { id: string; module: string; namespaces: readonly [string, ...string[]] }[]

export type Embed = (typeof embeds)[number]
export type EmbedId = Embed['id']
/** Forms that an owner may host elsewhere. */
export type FormId = Exclude<EmbedId, 'diagnostic'>

export type EmbedPath = { path: string; language: Language; embed: Embed; framed: boolean }

/** Without `framed`, the document opens in its own tab and shows the brand. In an iframe, the page around it does. */
export function embedPath(id: EmbedId | 'diagnostic', language: Language, { framed = false } = {}): string {
  return `${EMBED_ROOT}${language}/${id}${framed ? '/framed' : ''}`
}

export const embedPaths: readonly EmbedPath[] = languages.flatMap((language) =>
  embeds.flatMap((embed) =>
    [false, true].map((framed) => ({ path: embedPath(embed.id, language, { framed }), language, embed, framed })),
  ),
)

export function embedPathAt(path: string): EmbedPath | undefined {
  const clean = withoutTrailingSlash(path)
  return embedPaths.find((each) => each.path === clean)
}
