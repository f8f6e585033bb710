import { campaignParameters, type Campaign } from '#site/campaign.ts'
import type { Texts } from '#site/namespaces.ts'

/** One line for each part of a campaign that is known. */
export function campaignLines(campaign: Campaign = {}, parts: Texts['deskmail']['campaignParts']): string[] {
  return campaignParameters.flatMap((name) => {
    const value = campaign[name]
    return value === undefined ? [] : [`${parts[name]}: ${value}`]
  })
}
