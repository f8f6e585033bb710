/** Remembers where the visitor came from while the tab is open, so that a form can include it. */

import { campaignIn, type Origin, type originParameters } from '#site/campaign.ts'
import { setStored, getStored } from './storage.ts'

const STORAGE_KEY = 'campaign'

/** Stores the first page of the visit and its referrer, without queries. Only a new campaign replaces them. */
export function storeOrigin({ search, pathname, host }: Location, referrer: string): void {
  const campaign = campaignIn(new URLSearchParams(search))
  const from = /^https?:..([^?]*[^?/])/.exec(referrer)?.[1] ?? ''
  const isOwn = from.split('/')[0] === host
  if (!campaign && (isOwn || getStored(STORAGE_KEY, 'sessionStorage'))) return
  const origin = { ...campaign, ...(!isOwn && { landing: pathname, referrer: from }) }
  setStored(STORAGE_KEY, String(new URLSearchParams(origin)), 'sessionStorage')
}

/** Only the campaign unless other names are given. Validated again: any script on the site can write to storage. */
export function getStoredCampaign(names?: typeof originParameters): Origin {
  return campaignIn(new URLSearchParams(getStored(STORAGE_KEY, 'sessionStorage')), names) ?? {}
}
