/** The campaign that brought a visitor, kept while the tab is open, for the form that they may come to. */

import { campaignIn, type Campaign } from '../site/campaign.ts'
import { remember, remembered } from './memory.ts'

const MEMORY_KEY = 'campaign'

/** Called once a document. A landing without a campaign changes nothing; one with another campaign replaces all of it. */
export function keepCampaign(query: string): void {
  const campaign = campaignIn(new URLSearchParams(query))
  if (campaign) remember(MEMORY_KEY, String(new URLSearchParams(campaign)), 'sessionStorage')
}

/** Checked again: storage can be written to by whatever runs on the site. */
export function keptCampaign(): Campaign {
  return campaignIn(new URLSearchParams(remembered(MEMORY_KEY, 'sessionStorage'))) ?? {}
}
