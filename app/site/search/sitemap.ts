import { languages } from '../languages.ts'
import { canonicalPath } from '../paths.ts'
import { pages } from '../pages.ts'
import { alternatesOf } from './head.ts'

/** Canonical paths only, each with its alternates. */
export function sitemap(siteUrl: string): string {
  const entries = pages
    .flatMap((page) => languages.map((language) => canonicalPath(page, language)))
    .map((path) => {
      const alternates = alternatesOf(path).map(
        ({ code, path: alternate }) =>
          `    <xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(siteUrl + alternate)}"/>`,
      )
      return ['  <url>', `    <loc>${escapeXml(siteUrl + path)}</loc>`, ...alternates, '  </url>'].join('\n')
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** Embedded pages are not disallowed: who may not read them does not learn that they are not to be indexed. */
export function robots(siteUrl: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
