/** A file with its headers, prepared once so that requests don't have to assemble them. */

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

/** Compressed variants that the build writes; the first wins if a client weighs both equally. */
export const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number] | 'identity'

type Headers = Readonly<Record<string, string>>

/** Alternating names and values, which `writeHead` accepts as is. */
type HeaderList = string[]

type Content = Buffer | { onDisk: string; size: number }

type Variant = { content: Content; size: number; headers: HeaderList }

export type FileKind = 'page' | 'file' | 'texts' | 'not found'

export type SiteFile = {
  kind: FileKind
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant }
  /** Undefined for 404 documents, which are always sent in full. `modified` is in seconds. */
  etag: string | undefined
  modified: number
  /** Headers without those of the content: for 304 and 416, and the base for all others. */
  baseHeaders: HeaderList
}

type Parts = Pick<SiteFile, 'kind'> & {
  headers: Headers
  modified: Date
  plain: Content
  compressed?: Partial<Record<Encoding, Buffer>>
}

export function makeSiteFile({ kind, headers, modified, plain, compressed = {} }: Parts): SiteFile {
  const hasVariants = Object.keys(compressed).length > 0
  // Compressed variants share one etag although their bytes differ, so it has to be weak.
  const etag = kind === 'not found' ? undefined : `${hasVariants ? 'W/' : ''}"${digestOf(plain, modified)}"`
  const { 'content-type': type, ...others } = headers
  const baseHeaders = toHeaderList({
    ...others,
    ...(hasVariants && { vary: 'accept-encoding' }),
    ...(etag && { etag, 'last-modified': modified.toUTCString() }),
  })
  const variant = (content: Content, encoding: Encoding): Variant => {
    const size = Buffer.isBuffer(content) ? content.length : content.size
    const own = {
      ...(type && { 'content-type': type }),
      ...(encoding === 'identity' ? etag && { 'accept-ranges': 'bytes' } : { 'content-encoding': encoding }),
      'content-length': String(size),
    }
    return { content, size, headers: [...baseHeaders, ...toHeaderList(own)] }
  }
  const variants: SiteFile['variants'] = { identity: variant(plain, 'identity') }
  for (const [encoding, content] of Object.entries(compressed)) {
    variants[encoding as Encoding] = variant(content, encoding as Encoding)
  }
  return { kind, variants, etag, modified: Math.floor(modified.getTime() / 1000), baseHeaders }
}

function toHeaderList(headers: Headers): HeaderList {
  return Object.entries(headers).flat()
}

function digestOf(content: Content, modified: Date): string {
  if (!Buffer.isBuffer(content)) return `${content.size.toString(36)}-${modified.getTime().toString(36)}`
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

export function sendSiteFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
  const { headers, method } = request
  const isHead = method === 'HEAD'
  if (file.kind === 'not found') return send(response, 404, selectVariant(headers['accept-encoding'], file), isHead)
  if (isUnchanged(headers, file)) {
    response.writeHead(304, file.baseHeaders).end()
    return
  }
  if (headers.range !== undefined && !isHead && matchesIfRange(String(headers['if-range'] ?? ''), file)) {
    const variant = file.variants.identity
    const range = rangeOf(headers.range, variant.size)
    if (range === 'none') {
      const own = ['content-range', `bytes */${variant.size}`, 'content-length', '0']
      response.writeHead(416, [...file.baseHeaders, ...own]).end()
      return
    }
    if (range) return send(response, 206, sliceVariant(variant, range.start, range.end), false)
  }
  send(response, 200, selectVariant(headers['accept-encoding'], file), isHead)
}

function selectVariant(accepted: string | undefined, { variants }: SiteFile): Variant {
  for (const encoding of acceptedEncodings(accepted)) {
    const variant = variants[encoding]
    if (variant) return variant
  }
  return variants.identity
}

function sliceVariant({ content, size, headers }: Variant, start: number, end: number): Variant & { start?: number } {
  const length = end - start + 1
  // `content-length` is the last header.
  const own = [...headers.slice(0, -1), String(length), 'content-range', `bytes ${start}-${end}/${size}`]
  return Buffer.isBuffer(content)
    ? { content: content.subarray(start, end + 1), size: length, headers: own }
    : { content, size: length, headers: own, start }
}

function send(
  response: ServerResponse,
  status: number,
  { content, size, headers, start = 0 }: Variant & { start?: number },
  isHead: boolean,
): void {
  if (Buffer.isBuffer(content) || isHead) {
    response.writeHead(status, headers).end(isHead ? undefined : content)
    return
  }
  const stream = createReadStream(content.onDisk, { start, end: start + size - 1 })
  response.writeHead(status, headers)
  // If the client disconnects or the file is gone, close the connection.
  pipeline(stream, response, () => {})
}

function isUnchanged(headers: IncomingMessage['headers'], { etag, modified }: SiteFile): boolean {
  const { 'if-none-match': ifNoneMatch, 'if-modified-since': since } = headers
  if (ifNoneMatch === undefined) return since !== undefined && Date.parse(since) / 1000 >= modified
  if (ifNoneMatch === '*') return true
  // Ignores whether an etag is weak.
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag?.replace(/^W\//, ''))
}

/** Whether `If-Range` matches. Weak etags never do. */
function matchesIfRange(condition: string, { etag, modified }: SiteFile): boolean {
  if (condition === '') return true
  if (condition.includes('"')) return condition === etag && !condition.startsWith('W/')
  return Date.parse(condition) / 1000 === modified
}

/** Most preferred first; `identity` is always last, as the fallback. */
export function acceptedEncodings(header = ''): Encoding[] {
  const weights = new Map(header.split(',').map(weightOf))
  const weight = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const preferred = encodings.filter(
    (encoding) => weight(encoding) > 0 && weight(encoding) >= (weights.get('identity') ?? 0),
  )
  return [...preferred.toSorted((one, other) => weight(other) - weight(one)), 'identity']
}

/** Parses `gzip;q=0.5`. A `q` that is 0 or not a number means not accepted. */
function weightOf(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((field) => field.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length)
  return [name === 'x-gzip' ? 'gzip' : name, quality === undefined ? 1 : Number(quality) || 0]
}

/** Both ends are inclusive. Undefined: send the full file, also for multiple ranges. `none`: not satisfiable (416). */
export function rangeOf(header: string | undefined, size: number): { start: number; end: number } | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  // An end before the start makes the header invalid: ignore it.
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start < size && start <= end ? { start, end } : 'none'
}
