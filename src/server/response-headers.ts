/**
 * Values of response headers of files: caching, types and policies. For files, site-files.ts, locales.ts and web servers
 * (tools/hosting) use them, together with the security headers from src/site/content-policy.ts. app.ts sets the headers
 * of all other responses; src/leads/documents/layout.ts has those of server-rendered pages.
 */

import { forEachLanguage, type Language } from '#site/languages.ts'
import type { BuildRecord } from './build-record.ts'

export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Reports whether forms can be stored. Used by hosting platforms. */
export const HEALTH_PATH = '/healthz'

/** For pages and files; the leads API has others. */
export const READ_METHODS = ['GET', 'HEAD']

export const HASHED_FOLDER = '/assets/'
export const LOCALES_FOLDER = '/locales/'

export const cacheControl = {
  /** File names in assets/ contain a content hash. */
  hashed: 'public, max-age=31536000, immutable',
  /** Revalidated on every visit, with 304 if unchanged. */
  page: 'no-cache',
  /** Edited in place, and the specification requires that an edit shows on the next load. */
  locales: 'no-store',
  other: 'public, max-age=3600',
}

/** Set explicitly, because the defaults of servers differ. */
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

/** Files without a URL: documents are available at their page paths, and host configuration is not public. */
export const privateFiles = { endings: ['html', 'br', 'gz'], names: ['_headers', '_redirects'] }

/** `headers` are in addition to those of every response. */
export type Document = { file: string; headers: Readonly<Record<string, string>> }

export function documentsOf({ pages, embeds }: BuildRecord): Record<string, Document> {
  return Object.fromEntries([
    ...Object.entries(pages).map(([path, page]) => [path, toDocument(page)] as const),
    ...Object.entries(embeds).map(([path, embed]) => [path, toDocument(embed, { 'x-robots-tag': 'noindex' })] as const),
  ])
}

export function notFoundDocuments({ notFound }: BuildRecord): Record<Language, Document> {
  return forEachLanguage((language) => toDocument(notFound[language]))
}

function toDocument({ file, policy }: BuildRecord['pages'][string], more: Document['headers'] = {}): Document {
  return { file, headers: { 'cache-control': cacheControl.page, 'content-security-policy': policy, ...more } }
}
