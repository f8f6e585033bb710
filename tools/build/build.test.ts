import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { languages } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { pages } from '#site/pages.ts'
import { canonicalPath, pathIn } from '#site/paths.ts'
import { PT } from '#site/testing/portuguese.ts'
import { publish } from './publish.ts'
import { redirectsOf } from './redirects.ts'
import { parseLog } from './seo-files.ts'

const [first, second] = pages
const last = pages.at(-1)!

it('dates a page by its folder and its texts in that language, if it is in the history', () => {
  const texts = `public${localeFile('pt', first.namespaces[0])}`
  const folder = `src/pages/${first.id}`
  const dayOf = parseLog(`day 2026-11-17\n\n${texts}\n${folder}-and-more/page.tsx
day 2026-10-02\n\n${folder}/page.tsx
day 2026-09-01\n\n${folder}/page.tsx\n`)
  expect(dayOf(first.id, 'en')).toBe('2026-10-02')
  expect(dayOf(first.id, PT)).toBe('2026-11-17')
  expect(dayOf(second.id, 'en')).toBeUndefined()
})

it.each(languages)('redirects an old path to a page or another site, in %s', (language) => {
  const redirects = redirectsOf({ '/old/page.html': last.path, '/shop': 'https://shop.acme.com/new' })
  expect(redirects[pathIn(language, '/old/page.html')]).toBe(canonicalPath(last, language))
  expect(redirects[pathIn(language, '/shop')]).toBe('https://shop.acme.com/new')
})

it.runIf(languages.length > 1)('prefers a redirect of one language over the English one', () => {
  const other = pathIn(languages.at(-1)!, '/old')
  expect(redirectsOf({ [other]: '/', '/old': last.path })[other]).toBe('/')
})

it.each([
  [{ [last.path]: '/' }, 'is a page of the site'],
  [{ '/old': '/does-not-exist' }, 'is not a page of the site'],
  [{ '/old/': '/' }, 'without a trailing slash'],
  [{ '/old?a=1': '/' }, 'must be a path'],
  [{ '/old': 'http://acme.com' }, 'Expected a path or an https URL'],
  [{ '/old': 1 }, 'Expected a path or an https URL'],
  [{ '/api/leads': '/' }, 'is handled by the server'],
])('stops the build if a redirect is invalid: %o', (listed, message) => {
  const expected = new RegExp(`^Invalid redirects in brand/redirects.json:\n.*${message}`)
  expect(() => redirectsOf(listed as Record<string, unknown>)).toThrow(expected)
})

const dist = mkdtempSync(join(tmpdir(), 'dist-'))
const next = join(dist, 'next')
const paths = ['index.html', 'pt/index.html', 'services/one/index.html']

afterAll(() => rmSync(dist, { recursive: true }))

/** The documents load an asset that only this build has. */
function writeBuild(name: string, documents: readonly string[]): void {
  for (const file of [...documents.map((path) => `site/${path}`), `site/assets/${name}.js`, 'build.json']) {
    mkdirSync(dirname(join(next, file)), { recursive: true })
    writeFileSync(join(next, file), file.endsWith('.html') ? `assets/${name}.js` : name)
  }
}

function read(file: string): string {
  return readFileSync(join(dist, 'site', file), 'utf8')
}

it('serves complete documents at every moment and removes old files at the end', async () => {
  writeBuild('first', [...paths, 'gone/page/index.html'])
  await publish(next, dist)
  writeFileSync(join(dist, 'audit.json'), '')
  expect(read('gone/page/index.html')).toBe('assets/first.js')

  writeBuild('second', paths)
  const moved = { all: false }
  const published = publish(next, dist).finally(() => (moved.all = true))
  const seen = new Set<string>()
  while (!moved.all) {
    for (const path of paths) seen.add(read(read(path)))
    expect(existsSync(join(dist, 'build.json'))).toBe(true)
    await nextTurn()
  }
  await published
  expect(seen).toContain('first')
  for (const path of paths) expect(read(read(path))).toBe('second')
  for (const gone of ['site/gone', 'site/assets/first.js', 'audit.json'])
    expect(existsSync(join(dist, gone)), gone).toBe(false)
  expect(readFileSync(join(dist, 'build.json'), 'utf8')).toBe('second')
})
