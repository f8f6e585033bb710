import { getStoredCampaign } from '#browser/campaign.ts'
import { hasOutsideForms, settings } from '#site/build-constants.ts'
import { originParameters } from '#site/campaign.ts'
import type { EmbedId } from '#site/embeds.ts'
import type { Language } from '#site/languages.ts'
import { outsideAddresses, ownAddresses, type Addresses, type Visit } from './addresses.ts'

function configuredAddress(of: EmbedId): string | undefined {
  if (of === 'lead-form') return settings.leadFormUrl
  return of === 'scheduler' ? settings.schedulerUrl : undefined
}

export function isOutside(of: EmbedId): boolean {
  return configuredAddress(of) !== undefined
}

/** In the prerendered page, the visit has only a language. */
export function addressesOf(of: EmbedId, visit: Visit): Addresses {
  const configured = hasOutsideForms ? configuredAddress(of) : undefined
  if (configured === undefined) return ownAddresses(of, visit)
  const siteHost = typeof window === 'undefined' ? new URL(settings.siteUrl).host : window.location.host
  return outsideAddresses(configured, siteHost, visit)
}

/** Adds page and campaign, so that a lead shows its origin. External forms get the campaign only. Browser only. */
export function currentAddresses(of: EmbedId, language: Language): Addresses {
  return addressesOf(of, {
    language,
    campaign: getStoredCampaign(isOutside(of) ? undefined : originParameters),
    page: window.location.pathname,
  })
}
