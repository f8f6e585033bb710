import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SITE_FOLDER } from '#server/folders.ts'
import { sitePaths, type SitePath } from '#site/paths.ts'

export function readPrerendered(path: string): Promise<string> {
  return readFile(join(SITE_FOLDER, path, 'index.html'), 'utf8')
}

export type BuiltPage = SitePath & { html: string }

/** Includes aliases. */
export function builtPages(): Promise<BuiltPage[]> {
  return Promise.all(sitePaths.map(async (each) => ({ ...each, html: await readPrerendered(each.path) })))
}

export function mainOf(html: string): string {
  return (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<(script|style|noscript).*?<\/\1>/gs, ' ')
}

export function mainTextOf(html: string): string {
  return textOf(mainOf(html))
}

export function textOf(html: string): string {
  return (
    html
      // React separates adjacent text nodes with it.
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  )
}

export type StructuredData = { '@type': string; [property: string]: unknown }

export async function structuredDataAt(path: string): Promise<StructuredData[]> {
  const html = await readPrerendered(path)
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as StructuredData,
  )
}
