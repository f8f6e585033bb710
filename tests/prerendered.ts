import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SITE_FOLDER } from '#server/folders.ts'

/** The HTML of a path as it was built. */
export function prerendered(path: string): Promise<string> {
  return readFile(join(SITE_FOLDER, path, 'index.html'), 'utf8')
}

/** A page's own sections, without what only machines and browsers without scripts read. */
export function mainOf(html: string): string {
  return (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<(script|style|noscript).*?<\/\1>/gs, ' ')
}

/** The words of them. */
export function wordsOf(html: string): string {
  return (
    mainOf(html)
      // Between two texts that stand side by side.
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  )
}

export type StructuredData = { '@type': string; [property: string]: unknown }

/** What the page at a path tells search engines. */
export async function structuredDataAt(path: string): Promise<StructuredData[]> {
  const html = await prerendered(path)
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as StructuredData,
  )
}
