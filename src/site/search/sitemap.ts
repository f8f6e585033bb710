import { languages, type Language } from '../languages.ts'
import { pages, type Page, type PageId } from '../pages.ts'
import { canonicalPath } from '../paths.ts'
import type { Untranslated } from '../translated.ts'
import { alternatesOf } from './head.ts'

/** The date of the last change (2026-11-17), if known. */
export type DayOfChange = (page: PageId, language: Language) => string | undefined

/** Leaves out translations that are mostly in English. */
export function sitemap(siteUrl: string, dayOfChange: DayOfChange, untranslated: Untranslated = {}): string {
  const translatedInto = (page: Page) => languages.filter((language) => !untranslated[language]?.includes(page.id))
  const entries = (pages as readonly Page[])
    .flatMap((page) =>
      translatedInto(page).map((language) => ({ page, language, path: canonicalPath(page, language) })),
    )
    .map(({ page, language, path }) => {
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
      ].join('\n')
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
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
