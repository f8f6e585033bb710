import { writeFile } from 'node:fs/promises'
import type { LayoutAssets } from '#leads/documents/layout.ts'
import type { BuildRecord } from '#server/build-record.ts'
import { protectiveHeaders } from '#site/content-policy.ts'
import type { Settings } from '#site/settings.ts'
import { NEXT_RECORD } from './folders.ts'
import type { PrerenderedFile, PrerenderedSite } from './prerender.ts'
import { readRedirects } from './redirects.ts'

export function buildRecord(settings: Settings, site: PrerenderedSite, frame: LayoutAssets): BuildRecord {
  return {
    settings,
    headers: protectiveHeaders(settings),
    pages: filesBy(site.pages, ({ path }) => path),
    notFound: filesBy(site.notFound, ({ language }) => language),
    redirects: readRedirects(),
    embeds: filesBy(site.embeds, ({ path }) => path),
    frame,
  }
}

/** Comes last: a build without its record is incomplete. */
export async function writeBuildRecord(record: BuildRecord): Promise<void> {
  await writeFile(NEXT_RECORD, JSON.stringify(record, null, 2))
}

type RecordedFile = Pick<PrerenderedFile, 'file' | 'policy' | 'scripts'>

function filesBy<Key extends string>(
  files: readonly PrerenderedFile[],
  key: (file: PrerenderedFile) => Key,
): Record<Key, RecordedFile> {
  const entries = files.map((each): [Key, RecordedFile] => {
    const { file, policy, scripts } = each
    return [key(each), { file, policy, scripts }]
  })
  return Object.fromEntries(entries) as Record<Key, RecordedFile>
}
