import { readFile } from 'node:fs/promises'
import type { Frame } from '#leads/documents/layout.ts'
import type { Language } from '#site/languages.ts'
import type { Settings } from '#site/settings.ts'
import { BUILD_RECORD } from './folders.ts'

type PrerenderedFile = {
  file: string
  policy: string
  /** What it fetches to come alive. Nothing that the server needs: `npm run bundle-size` does. */
  scripts: readonly string[]
}

/** What the build tells the server. */
export type BuildRecord = {
  /** What the site was built with: other settings need another build. */
  settings: Settings
  headers: Readonly<Record<string, string>>
  pages: Readonly<Record<string, PrerenderedFile>>
  notFound: Readonly<Record<Language, PrerenderedFile>>
  /** Old addresses: path → path or address, in every language. */
  redirects: Readonly<Record<string, string>>
  /** What frames load: no pages of the site. */
  embeds: Readonly<Record<string, PrerenderedFile>>
  /** For what the server writes by itself. */
  frame: Frame
}

export async function readBuildRecord(): Promise<BuildRecord> {
  return JSON.parse(await readFile(BUILD_RECORD, 'utf8')) as BuildRecord
}
