import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SITE_FOLDER } from '../server/folders.ts'

export type StructuredData = { '@type': string; [property: string]: unknown }

/** What the built page at a path tells search engines. */
export async function structuredDataAt(path: string): Promise<StructuredData[]> {
  const html = await readFile(join(SITE_FOLDER, path, 'index.html'), 'utf8')
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as StructuredData,
  )
}
