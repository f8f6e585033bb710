import { getStoredCampaign } from '#browser/campaign.ts'
import { hasOutsideForms, settings } from '#site/build-constants.ts'
import { originParameters, type Origin } from '#site/campaign.ts'
import { embedPath, type EmbedId } from '#site/embeds.ts'
import type { Language } from '#site/languages.ts'
import { FRAME_READY_TIMEOUT_MS } from '#site/timings.ts'
import { ownForms, vendorAt, type Vendor } from './vendors.ts'

export type Addresses = {
  vendor: Vendor
  frame: string
  tab: string
  outside?: {
    sandbox: string
    /** How long to wait for the ready message, if the vendor sends one. */
    readyTimeoutMs: number | undefined
  }
}

export type Visit = {
  language: Language
  /** Passed on to the page in the frame. Missing in the prerendered page. */
  campaign?: Origin
  page?: string
}

/** Allows scripts, form submission, the form's own session and links in new tabs, nothing else. */
const SANDBOX = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts'

export function ownAddresses(of: EmbedId, { language, campaign, page }: Visit): Addresses {
  const query = String(new URLSearchParams({ ...campaign, ...(page !== undefined && { page }) }))
  const at = (framed: boolean) => embedPath(of, language, { framed }) + (query && `?${query}`)
  return { vendor: ownForms, frame: at(true), tab: at(false) }
}

/** Keeps the owner's query parameters, unless the visit has one with the same name. */
export function outsideAddresses(configured: string, siteHost: string, { language, campaign }: Visit): Addresses {
  const tab = new URL(configured)
  for (const [name, value] of Object.entries({ language, ...campaign })) tab.searchParams.set(name, value)
  const vendor = vendorAt(tab)
  return {
    vendor,
    frame: frameAddress(vendor, tab, siteHost),
    tab: tab.href,
    outside: { sandbox: SANDBOX, readyTimeoutMs: vendor.ready && FRAME_READY_TIMEOUT_MS },
  }
}

/** For frames only: some of these parameters leave the page blank in a tab. */
function frameAddress({ parameters, pathSuffix = '' }: Vendor, tab: URL, siteHost: string): string {
  const address = new URL(tab)
  const path = address.pathname.replace(/\/+$/, '')
  if (pathSuffix && !path.endsWith(pathSuffix)) address.pathname = path + pathSuffix
  for (const [name, value] of Object.entries(parameters?.(siteHost) ?? {})) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, value)
  }
  return address.href
}

function configuredAddress(of: EmbedId): string | undefined {
  if (of === 'lead-form') return settings.leadFormUrl
  return of === 'scheduler' ? settings.schedulerUrl : undefined
}

export function isOutside(of: EmbedId): boolean {
  return configuredAddress(of) !== undefined
}

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
