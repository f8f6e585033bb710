import { campaignParameters, type Campaign } from '#site/campaign.ts'
import type { Texts } from '#site/namespaces.ts'

export function campaignLines(campaign: Campaign = {}, parts: Texts['mails']['campaignParts']): string[] {
  return campaignParameters.flatMap((name) => {
    const value = campaign[name]
    return value === undefined ? [] : [`${parts[name]}: ${value}`]
  })
}
