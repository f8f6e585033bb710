import type { Origin } from '#site/campaign.ts'
import { embedPath, type EmbedId } from '#site/embeds.ts'
import type { Language } from '#site/languages.ts'
import { FRAME_ANNOUNCE_MS } from '#site/timings.ts'
import { ownForms, vendorAt, type Vendor } from './vendors.ts'

export type Addresses = {
  vendor: Vendor
  /** What the frame loads. */
  frame: string
  /** The same by itself. */
  tab: string
  /** Only with a page of another company. */
  outside?: {
    sandbox: string
    /** How long it may take to announce itself, if its vendor does. */
    patience: number | undefined
  }
}

export type Visit = {
  language: Language
  /** What the page in the frame is told about the visit: nothing, as long as there is none. */
  campaign?: Origin
  page?: string
}

/** It may run, send itself, keep its own session and open its links, and no more. */
const SANDBOX = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts'

/** Of the site's own embedded pages. */
export function ownAddresses(of: EmbedId, { language, campaign, page }: Visit): Addresses {
  const query = String(new URLSearchParams({ ...campaign, ...(page !== undefined && { page }) }))
  const at = (framed: boolean) => embedPath(of, language, { framed }) + (query && `?${query}`)
  return { vendor: ownForms, frame: at(true), tab: at(false) }
}

/** Of a form elsewhere. What the owner has set stays as it is, unless the visitor brings a parameter of the same name. */
export function outsideAddresses(configured: string, siteHost: string, { language, campaign }: Visit): Addresses {
  const tab = new URL(configured)
  for (const [name, value] of Object.entries({ language, ...campaign })) tab.searchParams.set(name, value)
  const vendor = vendorAt(tab)
  return {
    vendor,
    frame: frameAddress(vendor, tab, siteHost),
    tab: tab.href,
    outside: { sandbox: SANDBOX, patience: vendor.ready && FRAME_ANNOUNCE_MS },
  }
}

/** Only in a frame: some of what frames need leaves a page of its own blank. */
function frameAddress({ parameters, pathEnd = '' }: Vendor, tab: URL, siteHost: string): string {
  const address = new URL(tab)
  const path = address.pathname.replace(/\/+$/, '')
  if (pathEnd && !path.endsWith(pathEnd)) address.pathname = path + pathEnd
  for (const [name, value] of Object.entries(parameters?.(siteHost) ?? {})) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, value)
  }
  return address.href
}
