import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SITE_FOLDER } from '#server/folders.ts'
import { sitePaths, type SitePath } from '#site/paths.ts'

/** The built HTML of a path. */
export function readPrerendered(path: string): Promise<string> {
  return readFile(join(SITE_FOLDER, path, 'index.html'), 'utf8')
}

/** The built HTML of every path, aliases included. */
export function builtPages(): Promise<(SitePath & { html: string })[]> {
  return Promise.all(sitePaths.map(async (each) => ({ ...each, html: await readPrerendered(each.path) })))
}

/** The `main` element without scripts, styles and `noscript`. */
export function mainOf(html: string): string {
  return (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<(script|style|noscript).*?<\/\1>/gs, ' ')
}

/** The plain text of `main`. */
export function mainTextOf(html: string): string {
  return (
    mainOf(html)
      // React separates adjacent text nodes with it.
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  )
}

export type StructuredData = { '@type': string; [property: string]: unknown }

/** The JSON-LD of the page at a path. */
export async function structuredDataAt(path: string): Promise<StructuredData[]> {
  const html = await readPrerendered(path)
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as StructuredData,
  )
}
