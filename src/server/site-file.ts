/** A file with all that is said of it, made ready once: an answer puts nothing together. */

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { acceptedEncodings, type Encoding } from './accept-encoding.ts'
import { rangeOf } from './ranges.ts'

type Headers = Readonly<Record<string, string>>

/** Names and values by turns: Node takes them as they are. */
type HeaderList = string[]

/** What is sent: its bytes, or where they lie if they are many. */
type Content = Buffer | { onDisk: string; size: number }

type Form = { content: Content; size: number; headers: HeaderList }

export type FileKind = 'page' | 'file' | 'texts' | 'not found'

export type SiteFile = {
  kind: FileKind
  forms: Partial<Record<Encoding, Form>> & { identity: Form }
  /** What it is known by, and since when. Without them it is sent in full every time. */
  etag: string | undefined
  modified: number
  /** Of an answer without content: 304, 416, and of a part what is added to. */
  bare: HeaderList
}

type Parts = {
  kind: FileKind
  /** All but those that follow from the content. */
  headers: Headers
  modified: Date
  plain: Content
  compressed?: Partial<Record<Encoding, Buffer>>
}

export function makeSiteFile({ kind, headers, modified, plain, compressed = {} }: Parts): SiteFile {
  const hasForms = Object.keys(compressed).length > 0
  // A form has other bytes than another, and one name stands for all of them: then it is a weak one.
  const etag = kind === 'not found' ? undefined : `${hasForms ? 'W/' : ''}"${digestOf(plain, modified)}"`
  const { 'content-type': type, ...others } = headers
  const bare = listOf({
    ...others,
    ...(hasForms && { vary: 'accept-encoding' }),
    ...(etag && { etag, 'last-modified': modified.toUTCString() }),
  })
  const form = (content: Content, encoding: Encoding): Form => {
    const size = Buffer.isBuffer(content) ? content.length : content.size
    const own = {
      ...(type && { 'content-type': type }),
      ...(encoding === 'identity' ? etag && { 'accept-ranges': 'bytes' } : { 'content-encoding': encoding }),
      'content-length': String(size),
    }
    return { content, size, headers: [...bare, ...listOf(own)] }
  }
  const forms: SiteFile['forms'] = { identity: form(plain, 'identity') }
  for (const [encoding, content] of Object.entries(compressed)) {
    forms[encoding as Encoding] = form(content, encoding as Encoding)
  }
  return { kind, forms, etag, modified: Math.floor(modified.getTime() / 1000), bare }
}

function listOf(headers: Headers): HeaderList {
  return Object.entries(headers).flat()
}

function digestOf(content: Content, modified: Date): string {
  if (!Buffer.isBuffer(content)) return `${content.size.toString(36)}-${modified.getTime().toString(36)}`
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/** Answers with the file, or with what the visitor needs of it. */
export function sendSiteFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
  const { headers, method } = request
  const isHead = method === 'HEAD'
  if (file.kind === 'not found') return send(response, 404, formFor(headers['accept-encoding'], file), isHead)
  if (isUnchanged(headers, file)) {
    response.writeHead(304, file.bare).end()
    return
  }
  if (headers.range !== undefined && !isHead && isStill(String(headers['if-range'] ?? ''), file)) {
    const form = file.forms.identity
    const range = rangeOf(headers.range, form.size)
    if (range === 'none') {
      response.writeHead(416, [...file.bare, 'content-range', `bytes */${form.size}`, 'content-length', '0']).end()
      return
    }
    if (range) return send(response, 206, partOf(form, range.start, range.end), false)
  }
  send(response, 200, formFor(headers['accept-encoding'], file), isHead)
}

function formFor(accepted: string | undefined, { forms }: SiteFile): Form {
  for (const encoding of acceptedEncodings(accepted)) {
    const form = forms[encoding]
    if (form) return form
  }
  return forms.identity
}

function partOf({ content, size, headers }: Form, start: number, end: number): Form & { start?: number } {
  const length = end - start + 1
  // The length stands last.
  const own = [...headers.slice(0, -1), String(length), 'content-range', `bytes ${start}-${end}/${size}`]
  return Buffer.isBuffer(content)
    ? { content: content.subarray(start, end + 1), size: length, headers: own }
    : { content, size: length, headers: own, start }
}

function send(
  response: ServerResponse,
  status: number,
  { content, size, headers, start = 0 }: Form & { start?: number },
  isHead: boolean,
): void {
  if (Buffer.isBuffer(content) || isHead) {
    response.writeHead(status, headers).end(isHead ? undefined : content)
    return
  }
  const stream = createReadStream(content.onDisk, { start, end: start + size - 1 })
  response.writeHead(status, headers)
  // Whoever leaves in the middle, or takes the file away: the connection ends, and with it the answer.
  pipeline(stream, response, () => {})
}

function isUnchanged(headers: IncomingMessage['headers'], { etag, modified }: SiteFile): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) {
    if (etag === undefined) return false
    return known === etag || known === '*' || known.split(',').some((each) => opaque(each) === opaque(etag))
  }
  const since = headers['if-modified-since']
  return since !== undefined && Date.parse(since) / 1000 >= modified
}

/** Weak or not makes no difference to whoever has the file already. */
function opaque(etag: string): string {
  return etag.trim().replace(/^W\//, '')
}

/** Whether the rest of a file still fits to what a visitor has of it. */
function isStill(condition: string, { etag, modified }: SiteFile): boolean {
  if (condition === '') return true
  if (condition.includes('"')) return condition === etag && !condition.startsWith('W/')
  return Date.parse(condition) / 1000 === modified
}
