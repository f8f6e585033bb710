import { spawnSync } from 'node:child_process'
import { languages } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { MANIFEST_PATH, webManifest } from '#site/manifest.ts'
import { pageById, pages, type Page } from '#site/pages.ts'
import { llmsText, robots, SECURITY_PATH, securityText, sitemap, type DayOfChange } from '#site/search/text-files.ts'
import type { Settings } from '#site/settings.ts'
import { brandColors } from '../brand/brand.ts'
import { headTextsOf } from '../locale-files.ts'
import { listUntranslated, translationStates } from '../untranslated.ts'

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

/** Last change of each page, for the sitemap. Empty without a full history. */
function readDaysOfChange(): DayOfChange {
  // A shallow clone would date every page to its only commit.
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return parseLog('')
  return parseLog(git('log', '--format=day %cs', '--name-only', '--relative', '--', 'src/pages', 'public/locales'))
}

/** The log is newest first: the first day that lists a file is its last change. */
export function parseLog(log: string): DayOfChange {
  const days = new Map<string, string>()
  let day = ''
  for (const line of log.split('\n')) {
    const found = /^day (\d{4}-\d\d-\d\d)$/.exec(line)?.[1]
    if (found) day = found
    else if (line && !days.has(line)) days.set(line, day)
  }
  return (page, language) => {
    const texts = new Set(pageById(page).namespaces.map((each) => `public${localeFile(language, each)}`))
    const changed = [...days].filter(([file]) => file.startsWith(`src/pages/${page}/`) || texts.has(file))
    const changes = changed.map(([, each]) => each)
    return changes.toSorted().at(-1)
  }
}

/** Empty without git or a repository. */
function git(...parameters: string[]): string {
  const { status, stdout } = spawnSync('git', parameters, { encoding: 'utf8', maxBuffer: 1 << 28 })
  return status === 0 ? stdout : ''
}
