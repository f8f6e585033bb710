import { campaignIn } from '#site/campaign.ts'
import { embedPath, embedPathAt, type EmbedId } from '#site/embeds.ts'
import type { Language } from '#site/languages.ts'
import { check, leadSchema, type LeadForm } from '../shared/schema.ts'

type Arrival = Pick<LeadForm, 'page' | 'campaign' | 'landing' | 'referrer'>

/** Drops invalid values, which must not cost a lead. */
export function arrivalIn(search: string): Arrival {
  const parameters = new URLSearchParams(search)
  const fields = (['page', 'landing', 'referrer'] as const).flatMap((name) => {
    const result = check(leadSchema.shape[name], parameters.get(name) ?? undefined)
    return result.ok && result.value !== undefined ? [[name, result.value] as const] : []
  })
  const campaign = campaignIn(parameters)
  return { ...Object.fromEntries(fields), ...(campaign && { campaign }) }
}

/** Browser only: keeps the page and campaign from the iframe's URL. */
export function screenLink(id: EmbedId, language: Language): string {
  const { pathname, search } = window.location
  return embedPath(id, language, { framed: embedPathAt(pathname)?.framed ?? false }) + search
}
