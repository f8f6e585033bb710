/** Reads the built site once at startup: files added later have no URL. */

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { forEachLanguage, type Language } from '#site/languages.ts'
import type { BuildRecord } from './build-record.ts'
import {
  cacheControl,
  contentTypes,
  documentsOf,
  FILE_POLICY,
  HASHED_FOLDER,
  LOCALES_FOLDER,
  notFoundDocuments,
  privateFiles,
} from './response-headers.ts'
import { encodings, makeSiteFile, type FileKind, type SiteFile } from './site-file.ts'

/** Larger files stay on disk and are streamed. */
const MAX_IN_MEMORY = 512 * 1024

const suffixes = { br: '.br', gzip: '.gz' } as const

export type SiteFiles = { byPath: Map<string, SiteFile>; notFound: Record<Language, SiteFile> }

export function readSiteFiles(record: BuildRecord, folder: string): SiteFiles {
  const paths = listFiles(folder)
  const documents = Object.entries(documentsOf(record))
  const notFound = notFoundDocuments(record)
  assertComplete(paths, [...documents.map(([, { file }]) => file), ...Object.values(notFound).map(({ file }) => file)])

  const read = (kind: FileKind, file: string, headers: Readonly<Record<string, string>>) => {
    const path = join(folder, file)
    const { size, mtime: modified } = statSync(path)
    const compressed = encodings
      .filter((encoding) => paths.has(file + suffixes[encoding]))
      .map((encoding) => [encoding, readFileSync(path + suffixes[encoding])])
    return makeSiteFile({
      kind,
      headers: { ...record.headers, 'content-type': contentTypeOf(file), ...headers },
      modified,
      plain: size > MAX_IN_MEMORY ? { onDisk: path, size } : readFileSync(path),
      compressed: Object.fromEntries(compressed) as Record<string, Buffer>,
    })
  }

  const publicFiles = [...paths].filter(isPublic).map((file): [string, SiteFile] => {
    const path = `/${file}`
    const caching = path.startsWith(HASHED_FOLDER) ? cacheControl.hashed : cacheControl.other
    return [path, read('file', file, { 'cache-control': caching, 'content-security-policy': FILE_POLICY })]
  })
  return {
    byPath: new Map([
      ...publicFiles,
      ...documents.map(([path, { file, headers }]): [string, SiteFile] => [path, read('page', file, headers)]),
    ]),
    notFound: forEachLanguage((language) => read('not found', notFound[language].file, notFound[language].headers)),
  }
}

export function contentTypeOf(file: string): string {
  return contentTypes[extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream'
}

function listFiles(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  return new Set(paths.map((path) => path.replaceAll('\\', '/')))
}

/** Of the dotfiles, only `.well-known` is public. */
function isPublic(file: string): boolean {
  return (
    !privateFiles.endings.includes(extname(file).slice(1)) &&
    !privateFiles.names.includes(file) &&
    !`/${file}`.startsWith(LOCALES_FOLDER) &&
    file.split('/').every((part) => !part.startsWith('.') || part === '.well-known')
  )
}

function assertComplete(paths: ReadonlySet<string>, documents: readonly string[]): void {
  const missing = documents.filter((file) => !paths.has(file))
  if (missing.length === 0) return
  const listed = missing.length > 3 ? [...missing.slice(0, 3), '…'] : missing
  throw new Error(
    `The built site is incomplete: ${missing.length} of ${documents.length} HTML files are missing (${listed.join(', ')}). Run "npm run build".`,
  )
}
