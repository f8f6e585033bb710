import { originParameters, withCampaign } from '#site/campaign.ts'
import { keptCampaign } from './campaign.ts'
import { useHydrated } from './useHydrated.ts'

/** For links to a form in another tab, which does not share what this one keeps. Prerendered, the address is plain. */
export function useWithCampaign(address: string): string {
  // Only our own pages are told more than the campaign.
  const names = address.startsWith('/') ? originParameters : undefined
  const campaign = useHydrated() ? keptCampaign(names) : {}
  return Object.keys(campaign).length > 0 ? withCampaign(address, campaign, window.location.href) : address
}
