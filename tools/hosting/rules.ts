import { serverRenderedPaths } from '#leads/documents/paths.ts'
import type { BuildRecord } from '#server/build-record.ts'
import {
  cacheControl,
  documentsOf,
  FILE_POLICY,
  HASHED_FOLDER,
  HEALTH_PATH,
  LOCALES_FOLDER,
  notFoundDocuments,
  privateFiles,
} from '#server/response-headers.ts'

export type Headers = Readonly<Record<string, string>>

export type Rules = ReturnType<typeof rulesOf>

export function rulesOf(record: BuildRecord) {
  return {
    headers: record.headers,
    /** Sent with everything that is not a document: files, redirects, errors. */
    fileHeaders: { 'content-security-policy': FILE_POLICY },
    /** Old URLs. The query string is kept. */
    redirects: Object.entries(record.redirects).map(([from, to]) => ({ from, to })),
    documents: Object.entries(documentsOf(record)).map(([path, document]) => ({ path, ...document })),
    /** By path prefix, longest first. */
    notFound: Object.values(notFoundDocuments(record))
      // `404.html` → `/`, `pt/404.html` → `/pt/`
      .map((document) => ({ prefix: `/${document.file.slice(0, document.file.lastIndexOf('/') + 1)}`, ...document }))
      .toSorted((one, other) => other.prefix.length - one.prefix.length),
    /** Headers of files by path prefix, longest first. */
    files: [
      { prefix: HASHED_FOLDER, headers: { 'cache-control': cacheControl.hashed } },
      { prefix: LOCALES_FOLDER, headers: { 'cache-control': cacheControl.locales } },
      { prefix: '/', headers: { 'cache-control': cacheControl.other } },
    ],
  }
}

export const METHOD_NOT_ALLOWED = '405 Method not allowed'

/** A regular expression that works in all servers. */
export const PRIVATE_FILES = `[.](${privateFiles.endings.join('|')})$|^/(${privateFiles.names.join('|')})$`

/** Proxied with everything below them. */
export const proxiedPaths: readonly string[] = ['/api', HEALTH_PATH, ...serverRenderedPaths]
