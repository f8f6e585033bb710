import { claimTexts } from '../app/site/claims.ts'
import type { Language } from '../app/site/languages.ts'
import type { AnyPage } from '../app/site/pages.ts'
import { placeholderValues, type SiteFacts } from '../app/site/placeholders.ts'
import type { HeadTexts } from '../app/site/search/head.ts'
import { fillTree, stopTheBuild } from '../app/site/template.ts'
import { bundlesOf } from './locale-files.ts'

/** What a page says of itself in its head, with brand and figures in place. */
export async function headTextsOf(page: AnyPage, language: Language, site: SiteFacts): Promise<HeadTexts> {
  const bundles: Partial<Record<string, unknown>> = await bundlesOf(page, language)
  const { head } = bundles[page.namespaces[0]] as { head: HeadTexts }
  return fillTree(head, placeholderValues(site, claimTexts[language]), stopTheBuild)
}
