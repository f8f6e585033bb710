export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
] as const

export type Campaign = Partial<Record<(typeof campaignParameters)[number], string>>

/** Includes the landing page and the referrer. For our own forms only. */
export const originParameters = [...campaignParameters, 'landing', 'referrer'] as const

export type Origin = Partial<Record<(typeof originParameters)[number], string>>

export const CAMPAIGN_LIMIT = 200

/** Visitors don't type these values, so only limit their length and exclude control characters. */
export function isCampaignValue(text: string): boolean {
  return text !== '' && text.length <= CAMPAIGN_LIMIT && !/\p{C}/u.test(text)
}

/** Reads the campaign, or other `names`, from a query. Drops values that can't be stored: they must not cost a lead. */
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

export function withCampaign(address: string, campaign: Origin, base: string): string {
  const url = new URL(address, base)
  for (const [name, value] of Object.entries(campaign)) url.searchParams.set(name, value)
  return url.href
}
