import { readFile } from 'node:fs/promises'
import type { LayoutAssets } from '#leads/documents/layout.ts'
import type { Language } from '#site/languages.ts'
import type { Settings } from '#site/settings.ts'
import { BUILD_RECORD } from './folders.ts'

type PrerenderedFile = {
  file: string
  policy: string
  /** Scripts it loads to hydrate. Used by `npm run bundle-size`, not by the server. */
  scripts: readonly string[]
}

export type BuildRecord = {
  /** Changing these settings requires a new build. */
  settings: Settings
  headers: Readonly<Record<string, string>>
  pages: Readonly<Record<string, PrerenderedFile>>
  notFound: Readonly<Record<Language, PrerenderedFile>>
  /** Old path → new path or URL, in every language. */
  redirects: Readonly<Record<string, string>>
  /** Documents that iframes load; not pages of the site. */
  embeds: Readonly<Record<string, PrerenderedFile>>
  frame: LayoutAssets
}

export async function readBuildRecord(): Promise<BuildRecord> {
  return JSON.parse(await readFile(BUILD_RECORD, 'utf8')) as BuildRecord
}
