import type { Campaign } from '../site/campaign.ts'
import { embedPath, type EmbedId } from '../site/embeds.ts'
import type { Language } from '../site/languages.ts'
import { ownDesk, vendorAt, type Vendor } from './vendors.ts'

export type FormAddresses = {
  vendor: Vendor
  /** What the frame loads. */
  framed: string
  /** The same form by itself. */
  tab: string
}

type Request = {
  of: EmbedId
  /** The owner's form or scheduler; without one the site has its own. */
  configured: string | undefined
  language: Language
  siteHost: string
  /** What the form is told about the visit: nothing, as long as there is none. */
  campaign?: Campaign
  page?: string
}

/** Where a form is. What the owner has set stays as it is, unless the visitor brings a parameter of the same name. */
export function addressesOf(request: Request): FormAddresses {
  return request.configured === undefined ? ownAddresses(request) : outsideAddresses(request.configured, request)
}

function ownAddresses({ of, language, campaign = {}, page }: Request): FormAddresses {
  const query = String(new URLSearchParams({ ...campaign, ...(page !== undefined && { page }) }))
  const at = (framed: boolean) => embedPath(of, language, { framed }) + (query && `?${query}`)
  return { vendor: ownDesk, framed: at(true), tab: at(false) }
}

function outsideAddresses(configured: string, { language, siteHost, campaign = {} }: Request): FormAddresses {
  const tab = new URL(configured)
  for (const [name, value] of Object.entries({ language, ...campaign })) tab.searchParams.set(name, value)
  const vendor = vendorAt(tab)
  return { vendor, framed: framedBy(vendor, tab, siteHost), tab: tab.href }
}

/** Only in a frame: some of what frames need leaves a page of its own blank. */
function framedBy({ parameters, pathEnd = '' }: Vendor, tab: URL, siteHost: string): string {
  const framed = new URL(tab)
  const path = framed.pathname.replace(/\/+$/, '')
  if (pathEnd && !path.endsWith(pathEnd)) framed.pathname = path + pathEnd
  for (const [name, value] of Object.entries(parameters?.(siteHost) ?? {})) {
    if (!framed.searchParams.has(name)) framed.searchParams.set(name, value)
  }
  return framed.href
}
