import { languages } from '#site/languages.ts'
import { MANIFEST_PATH, webManifest } from '#site/manifest.ts'
import { pages, type Page } from '#site/pages.ts'
import { llmsText, robots, SECURITY_PATH, securityText, sitemap } from '#site/search/text-files.ts'
import type { Settings } from '#site/settings.ts'
import { brandColors } from '../brand/brand.ts'
import { headTextsOf } from '../locale-files.ts'
import { listUntranslated, translationStates } from '../untranslated.ts'
import { readDaysOfChange } from './day-of-change.ts'

export async function createSeoFiles(settings: Settings, builtOn: Date): Promise<Record<string, string>> {
  const untranslated = listUntranslated(translationStates()) ?? {}
  const indexedPages = languages.flatMap((language) => {
    const translated = (pages as readonly Page[]).filter(({ id }) => !untranslated[language]?.includes(id))
    return translated.map((page) => ({ page, language }))
  })
  const entries = await Promise.all(
    indexedPages.map(async (each) => ({ ...each, ...(await headTextsOf(each.page, each.language, settings)) })),
  )
  return {
    '/sitemap.xml': sitemap(settings.siteUrl, readDaysOfChange(), untranslated),
    '/robots.txt': robots(settings.siteUrl),
    '/llms.txt': llmsText(settings, entries),
    [SECURITY_PATH]: securityText(settings, builtOn),
    [MANIFEST_PATH]: webManifest(settings, brandColors()),
  }
}
