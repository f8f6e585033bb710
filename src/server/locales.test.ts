import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { localeFiles } from './locales.ts'
import { writeSmallSite } from './testing/site.ts'

const PATH = '/locales/en/common.en.json'

const site = writeSmallSite()
mkdirSync(join(site.folder, 'locales/en'), { recursive: true })
const find = localeFiles(site.record, [site.folder])

afterAll(() => site.remove())

function write(text: string): void {
  writeFileSync(site.folder + PATH, JSON.stringify({ text }))
}

async function readSent(): Promise<string> {
  return brotliDecompressSync((await find(PATH))?.variants.br?.content as Buffer).toString()
}

it('compresses a file once for all requests, and again after an edit', async () => {
  write('first')
  const [one, other] = await Promise.all([find(PATH), find(PATH)])
  expect(one).toBe(other)
  expect(await find(PATH)).toBe(one)
  expect(await readSent()).toContain('first')
  write('second')
  expect(await readSent()).toContain('second')
  expect((await find(PATH))?.etag).not.toBe(one?.etag)
})

it('sends locale files with no-store', async () => {
  write('first')
  const { identity } = (await find(PATH))!.variants
  expect(identity.headers[identity.headers.indexOf('cache-control') + 1]).toBe('no-store')
})

it('does not read any other file', () => {
  for (const path of ['/locales/en/nope.json', '/locales/../build.json', '/locales/pt/common.pt.json']) {
    expect(find(path), path).toBeUndefined()
  }
})
