import { keptCampaign } from '../../browser/campaign.ts'
import { embedPath } from '../../site/embeds.ts'
import type { Language } from '../../site/languages.ts'
import { hrefFor } from '../../site/paths.ts'

/** The widget page, told of page and campaign: a lead that starts from its report says where it came from. In the browser only. */
export function widgetAddress(language: Language, { framed = false } = {}): string {
  const visit = { ...keptCampaign(), page: hrefFor('/ai-maturity-diagnostic', language) }
  return `${embedPath('diagnostic', language, { framed })}?${new URLSearchParams(visit)}`
}
