/**
 * What frames of this site load by default: small pages without navigation, under /embed/{language}/. They are no pages of
 * the site: not in its page table, its sitemap or a search engine's index.
 */

import type { Language } from './languages.ts'
import type { Namespace } from './namespaces.ts'

type EmbedRow = { id: string; namespaces: readonly [Namespace, ...Namespace[]] }

export const embeds = [
  { id: 'lead-form', namespaces: ['desk'] },
  { id: 'scheduler', namespaces: ['desk'] },
] as const satisfies readonly EmbedRow[]

export type EmbedId = (typeof embeds)[number]['id']
export type Embed = EmbedRow & { id: EmbedId }

export function embedPath(id: EmbedId, language: Language): string {
  return `/embed/${language}/${id}`
}
