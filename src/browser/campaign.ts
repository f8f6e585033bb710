/** Where a visitor came from, kept while the tab is open, for the form that they may come to. */

import { campaignIn, type Origin, type originParameters } from '#site/campaign.ts'
import { setStored, getStored } from './storage.ts'

const MEMORY_KEY = 'campaign'

/**
 * Called once a document. The first page of a visit is kept with the site that linked to it, without its query string. Later
 * documents change nothing, unless they come with another campaign.
 */
export function keepOrigin({ search, pathname, host }: Location, referrer: string): void {
  const campaign = campaignIn(new URLSearchParams(search))
  const from = /^https?:..([^?]*[^?/])/.exec(referrer)?.[1] ?? ''
  const isOwn = from.split('/')[0] === host
  if (!campaign && (isOwn || getStored(MEMORY_KEY, 'sessionStorage'))) return
  const origin = { ...campaign, ...(!isOwn && { landing: pathname, referrer: from }) }
  setStored(MEMORY_KEY, String(new URLSearchParams(origin)), 'sessionStorage')
}

/** Only the campaign unless other names are given. Checked again: storage can be written to by any script of the site. */
export function keptCampaign(names?: typeof originParameters): Origin {
  return campaignIn(new URLSearchParams(getStored(MEMORY_KEY, 'sessionStorage')), names) ?? {}
}
