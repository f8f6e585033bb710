/** What every server has to do with the site's folder, without a word of any server's language. */

import { dirname } from 'node:path/posix'
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
  withoutAddress,
  type Document,
} from '#server/response-headers.ts'

type Headers = Readonly<Record<string, string>>

export type Rules = {
  /** Of every answer. */
  headers: Headers
  /** Of what is no document: a file, a redirect, a refusal. */
  fileHeaders: Headers
  /** Old addresses; the query goes with them. */
  redirects: readonly { from: string; to: string }[]
  documents: readonly ({ path: string } & Document)[]
  /** What paths with this beginning answer with if there is nothing else; the longest comes first. */
  notFound: readonly ({ prefix: string } & Document)[]
  /** Files whose paths begin so; the longest comes first. */
  files: readonly { prefix: string; headers: Headers }[]
}

export function rulesOf(record: BuildRecord): Rules {
  return {
    headers: record.headers,
    fileHeaders: { 'content-security-policy': FILE_POLICY },
    redirects: Object.entries(record.redirects).map(([from, to]) => ({ from, to })),
    documents: Object.entries(documentsOf(record)).map(([path, document]) => ({ path, ...document })),
    notFound: Object.values(notFoundDocuments(record))
      .map((document) => ({ prefix: prefixOf(document.file), ...document }))
      .toSorted((one, other) => other.prefix.length - one.prefix.length),
    files: [
      { prefix: HASHED_FOLDER, headers: { 'cache-control': cacheControl.hashed } },
      { prefix: LOCALES_FOLDER, headers: { 'cache-control': cacheControl.locales } },
      { prefix: '/', headers: { 'cache-control': cacheControl.other } },
    ],
  }
}

/** `404.html` is for everything, `pt/404.html` for what is below `/pt/`. */
function prefixOf(file: string): string {
  return dirname(file) === '.' ? '/' : `/${dirname(file)}/`
}

/** Said where nothing but reading is possible. */
export const REFUSAL = '405 Method not allowed'

/** Paths of files that answer at no address of their own, as a regular expression that all servers read alike. */
export const WITHOUT_ADDRESS = `[.](${withoutAddress.endings.join('|')})$|^/(${withoutAddress.names.join('|')})$`

/** What the server answers itself, with all that is below: no file is there. */
export const passedOn: readonly string[] = ['/api', HEALTH_PATH, ...serverRenderedPaths]
