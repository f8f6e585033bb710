/** Where a visitor came from: the campaign in their address, the first page they opened, and the site that linked to it. */

export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
] as const

export type Campaign = Partial<Record<(typeof campaignParameters)[number], string>>

/** With the first page and the referring site, for our own forms only. */
export const originParameters = [...campaignParameters, 'landing', 'referrer'] as const

export type Origin = Partial<Record<(typeof originParameters)[number], string>>

export const CAMPAIGN_LIMIT = 200

/** What stands in an address is not typed by the visitor: it is bounded, and otherwise taken as it comes. */
export function isCampaignValue(text: string): boolean {
  return text !== '' && text.length <= CAMPAIGN_LIMIT && !/\p{C}/u.test(text)
}

/** The campaign in an address, or other names. What is not fit to be stored is left out: it must not cost a lead. */
export function campaignIn(
  parameters: URLSearchParams,
  names: readonly (keyof Origin)[] = campaignParameters,
): Origin | undefined {
  const values = names.flatMap((name) => {
    const value = parameters.get(name)
    return value !== null && isCampaignValue(value) ? [[name, value] as const] : []
  })
  return values.length > 0 ? Object.fromEntries(values) : undefined
}

/** An address that takes the campaign along; a relative one becomes whole. */
export function withCampaign(address: string, campaign: Origin, base: string): string {
  const url = new URL(address, base)
  for (const [name, value] of Object.entries(campaign)) url.searchParams.set(name, value)
  return url.href
}
