import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localeFiles, type LocaleFiles } from './locales.ts'
import { writeSmallSite, type SmallSite } from './testing/site.ts'

const PATH = '/locales/en/common.en.json'

let site: SmallSite
let find: LocaleFiles

beforeAll(() => {
  site = writeSmallSite()
  mkdirSync(join(site.folder, 'locales/en'), { recursive: true })
  find = localeFiles(site.record, [site.folder])
})

afterAll(() => site.remove())

function write(text: string): void {
  writeFileSync(site.folder + PATH, JSON.stringify({ text }))
}

async function sent(): Promise<string> {
  const content = (await find(PATH))?.forms.br?.content
  return Buffer.isBuffer(content) ? brotliDecompressSync(content).toString() : ''
}

it('a file is compressed once for all who ask, and again when it was edited', async () => {
  write('first')
  const [one, other] = await Promise.all([find(PATH), find(PATH)])
  expect(one).toBe(other)
  expect(await find(PATH)).toBe(one)
  expect(await sent()).toContain('first')
  write('second')
  expect(await sent()).toContain('second')
  expect((await find(PATH))?.etag).not.toBe(one?.etag)
})

it('a file is kept in no cache', async () => {
  write('first')
  const { identity } = (await find(PATH))!.forms
  expect(identity.headers[identity.headers.indexOf('cache-control') + 1]).toBe('no-store')
})

it('nothing else is looked for on the disk', () => {
  for (const path of ['/locales/en/nope.json', '/locales/../build.json', '/locales/pt/common.pt.json']) {
    expect(find(path), path).toBeUndefined()
  }
})
