/** Files for crawlers: sitemap.xml, robots.txt, llms.txt and security.txt. */

import { DEFAULT_LANGUAGE, languageFacts, languages, type Language } from '../languages.ts'
import { pages, type Page, type PageId } from '../pages.ts'
import { canonicalPath } from '../paths.ts'
import type { Settings } from '../settings.ts'
import type { Untranslated } from '../translated.ts'
import { alternatesOf, titleWithoutBrand, type HeadTexts } from './head.ts'

/** The date of the last change (2026-11-17), if known. */
export type DayOfChange = (page: PageId, language: Language) => string | undefined

/** Leaves out translations that are mostly in English. */
export function sitemap(siteUrl: string, dayOfChange: DayOfChange, untranslated: Untranslated = {}): string {
  const translatedInto = (page: Page) => languages.filter((language) => !untranslated[language]?.includes(page.id))
  const entries = (pages as readonly Page[]).flatMap((page) =>
    translatedInto(page).map((language) => {
      const path = canonicalPath(page, language)
      const day = dayOfChange(page.id, language)
      const alternates = alternatesOf(path, translatedInto(page)).map(
        ({ code, path: alternate }) =>
          `    <xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(siteUrl + alternate)}"/>`,
      )
      return [
        '  <url>',
        `    <loc>${escapeXml(siteUrl + path)}</loc>`,
        ...(day === undefined ? [] : [`    <lastmod>${day}</lastmod>`]),
        ...alternates,
        '  </url>',
      ]
    }),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flat(),
    '</urlset>',
    '',
  ].join('\n')
}

/** Embedded pages are not disallowed: crawlers have to fetch them to see that they must not be indexed. */
export function robots(siteUrl: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

type Entry = HeadTexts & { page: Page; language: Language }

/** llmstxt.org: what the site is about, and one line per page and language. */
export function llmsText({ brand, siteUrl }: Pick<Settings, 'brand' | 'siteUrl'>, entries: readonly Entry[]): string {
  const home = entries.find(({ page, language }) => page.id === 'home' && language === DEFAULT_LANGUAGE)
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

export const SECURITY_PATH = '/.well-known/security.txt'

/** RFC 9116. It expires after a year: a site that isn't rebuilt for that long is unmaintained. */
export function securityText({ siteUrl, emails }: Pick<Settings, 'siteUrl' | 'emails'>, builtOn: Date): string {
  const expires = new Date(Date.UTC(builtOn.getUTCFullYear() + 1, builtOn.getUTCMonth(), builtOn.getUTCDate()))
  return [
    `Contact: mailto:${emails.en}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}${SECURITY_PATH}`,
    '',
  ].join('\n')
}
