/** Which campaign brought a visitor, as their address says: what may be kept of it, and no other parameter. */

export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
] as const

export type Campaign = Partial<Record<(typeof campaignParameters)[number], string>>

export const CAMPAIGN_LIMIT = 200

/** What stands in an address is not typed by the visitor: it is bounded, and otherwise taken as it comes. */
export function isCampaignValue(text: string): boolean {
  return text !== '' && text.length <= CAMPAIGN_LIMIT && !/\p{C}/u.test(text)
}

/** The campaign in an address. What is not fit to be stored is left out: it must not cost a lead. */
export function campaignIn(parameters: URLSearchParams): Campaign | undefined {
  const values = campaignParameters.flatMap((name) => {
    const value = parameters.get(name)
    return value !== null && isCampaignValue(value) ? [[name, value] as const] : []
  })
  return values.length > 0 ? Object.fromEntries(values) : undefined
}

/** An address that takes the campaign along; a relative one becomes whole. */
export function withCampaign(address: string, campaign: Campaign, base: string): string {
  const url = new URL(address, base)
  for (const [name, value] of Object.entries(campaign)) url.searchParams.set(name, value)
  return url.href
}
