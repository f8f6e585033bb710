/**
 * What is said of a file besides its content. The server reads it, and so do the configurations that the build writes for
 * other servers: what holds for one holds for all.
 */

import { forEachLanguage, type Language } from '#site/languages.ts'
import type { BuildRecord } from './build-record.ts'

/** What is not a page can be looked at, and can load or be framed by nothing. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Says whether forms can be stored. Platforms look here. */
export const HEALTH_PATH = '/healthz'

/** What pages and files can be asked with; the desk has methods of its own. */
export const READING = ['GET', 'HEAD']

export const HASHED_FOLDER = '/assets/'
export const LOCALES_FOLDER = '/locales/'

export const cacheControl = {
  /** Names in assets/ carry a hash of their content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Asked for on every visit, answered with 304 if nothing changed. */
  page: 'no-cache',
  /** Edited in place, and as the specification says: an edit shows on the next load. */
  locales: 'no-store',
  other: 'public, max-age=3600',
}

/** What a file is, by the end of its name: servers have lists of their own, and they differ. */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'application/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  m4a: 'audio/mp4',
  md: 'text/markdown; charset=utf-8',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  wasm: 'application/wasm',
  wav: 'audio/wav',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml',
  zip: 'application/zip',
}

/**
 * What lies in the site's folder and has no address of its own: documents answer at their paths, and what is written for
 * hosts is not for visitors.
 */
export const withoutAddress = { endings: ['html', 'br', 'gz'], names: ['_headers', '_redirects'] }

type Headers = Readonly<Record<string, string>>

/** One HTML file, with the headers that it has besides those of every answer. */
export type Document = { file: string; headers: Headers }

/** What every path of the site answers with: pages, and what frames load. */
export function documentsOf({ pages, embeds }: BuildRecord): Record<string, Document> {
  const entries = [
    ...Object.entries(pages).map(([path, page]) => [path, asDocument(page)]),
    ...Object.entries(embeds).map(([path, embed]) => [path, asDocument(embed, { 'x-robots-tag': 'noindex' })]),
  ]
  return Object.fromEntries(entries) as Record<string, Document>
}

/** What any other path answers with, by its language. */
export function notFoundDocuments({ notFound }: BuildRecord): Record<Language, Document> {
  return forEachLanguage((language) => asDocument(notFound[language]))
}

function asDocument({ file, policy }: BuildRecord['pages'][string], more: Headers = {}): Document {
  return { file, headers: { 'cache-control': cacheControl.page, 'content-security-policy': policy, ...more } }
}
