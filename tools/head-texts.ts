import { claimTexts } from '#site/claims.ts'
import type { Language } from '#site/languages.ts'
import type { AnyPage } from '#site/pages.ts'
import { placeholderValues, type SiteFacts } from '#site/placeholders.ts'
import type { HeadTexts } from '#site/search/head.ts'
import { fillTree, stopTheBuild } from '#site/template.ts'
import { bundlesOf } from './locale-files.ts'

export async function headTextsOf(page: AnyPage, language: Language, site: SiteFacts): Promise<HeadTexts> {
  const bundles: Partial<Record<string, unknown>> = await bundlesOf(page, language)
  const { head } = bundles[page.namespaces[0]] as { head: HeadTexts }
  return fillTree(head, placeholderValues(site, claimTexts[language]), stopTheBuild)
}
