import { originParameters, withCampaign } from '#site/campaign.ts'
import { getStoredCampaign } from './campaign.ts'
import { useHydrated } from './useHydrated.ts'

/** For links to a form in a new tab, which doesn't share `sessionStorage`. Prerendered links have no campaign. */
export function useWithCampaign(address: string): string {
  // Only the site's own pages get more than the campaign.
  const names = address.startsWith('/') ? originParameters : undefined
  const campaign = useHydrated() ? getStoredCampaign(names) : {}
  return Object.keys(campaign).length > 0 ? withCampaign(address, campaign, window.location.href) : address
}
