import { DEFAULT_LANGUAGE, languageFacts, languages, type Language } from '../languages.ts'
import { pageById, type Page } from '../pages.ts'
import { canonicalPath } from '../paths.ts'
import type { Settings } from '../settings.ts'
import { titleWithoutBrand, type HeadTexts } from './head.ts'

type Entry = HeadTexts & { page: Page; language: Language }

/** llmstxt.org: what the site is about, and one line per page and language. */
export function llmsText({ brand, siteUrl }: Pick<Settings, 'brand' | 'siteUrl'>, entries: readonly Entry[]): string {
  const home = entries.find(({ page, language }) => page.id === pageById('home').id && language === DEFAULT_LANGUAGE)
  const listed = languages.filter((language) => entries.some((entry) => entry.language === language))
  const lists = listed.flatMap((language) => [
    `## ${languageFacts[language].name}`,
    '',
    ...entries
      .filter((entry) => entry.language === language)
      .map(
        ({ page, title, description }) =>
          `- [${titleWithoutBrand(title, brand)}](${siteUrl}${canonicalPath(page, language)}): ${description}`,
      ),
    '',
  ])
  return [`# ${brand}`, '', `> ${home?.description}`, '', ...lists].join('\n')
}
