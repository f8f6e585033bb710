import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, it } from 'vitest'
import { USAGE } from '#leads/server/command.ts'
import scripts from '../../package.json' with { type: 'json' }
import { imports } from './imports.ts'

const documents = globSync(['*.md', 'brand/*.md', 'docs/**/*.md']).map((file) => file.replaceAll('\\', '/'))

/** Files of the example page and language in the documents; page folders may have been removed. */
const EXAMPLE = /^src\/pages\/|\bes\b/

function anchorsOf(text: string): string[] {
  const titles = text.toLowerCase().match(/(?<=^#+ ).+$/gm) ?? []
  return titles.map((title) => title.replaceAll(/[^\p{L}\d\s-]/gu, '').replaceAll(' ', '-'))
}

it.each(documents)('mentions only existing scripts, files and links: %s', (document) => {
  const text = readFileSync(document, 'utf8')
  const names = [...text.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name)
  const files = [...text.matchAll(/`((?:brand|deploy|docs|public|src|tests|tools|workshop)\/[\w./-]+\.\w+)`/g)]
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)/g)].filter(([, path = '', anchor]) => {
    const file = path ? join(dirname(document), path) : document
    return !existsSync(file) || (anchor && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor))
  })
  expect({
    missingScripts: names.filter((name) => !(name in scripts.scripts)),
    // npm would print its own lines into the file.
    redirectsWithoutSilence: text.match(/npm run (?!-s )[^`\n]* > [^`\n]*/g),
    missingFiles: files.map(([, file = '']) => file).filter((file) => !EXAMPLE.test(file) && !existsSync(file)),
    brokenLinks: links.map(([link]) => link),
  }).toEqual({ missingScripts: [], redirectsWithoutSilence: null, missingFiles: [], brokenLinks: [] })
})

it('uses npm run -s in the export example of npm run leads', () => {
  expect(USAGE).toContain('npm run -s leads -- export >')
})

it('copies every file that the server and npm run leads import into the Docker image', () => {
  const copies = readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^COPY (?!--from|\. )(.+) \S+$/gm)
  const copied = [...copies].flatMap(([, files = '']) => files.split(' '))
  expect(copied.filter((file) => !existsSync(file))).toEqual([])
  const needed = new Set(['src/server/main.ts', 'tools/leads.ts'])
  for (const file of needed) {
    for (const { from, to } of imports) if (from === file && to.endsWith('.ts')) needed.add(to)
  }
  expect(needed.size).toBeGreaterThan(copied.length)
  expect([...needed].filter((file) => !copied.some((each) => file === each || file.startsWith(`${each}/`)))).toEqual([])
})

const statements = readFileSync('docs/specification.md', 'utf8')
  .split(/^### (?=Line)/m)
  .slice(1)
  .map((text) => ({
    statement: text.split('\n', 1)[0],
    guards: [...text.matchAll(/^- `(.+?)`: `(.+)`$/gm)].map(([, file = '', title = '']) => ({ file, title })),
  }))

/** A call whose first argument is a title and whose second is a function: a test, or a step of one. */
const TITLE = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,\s*(?:async\s*)?(?:\(|\w+\s*=>|(?:\w+\.)?check\w+[,)])/gs

function titlesIn(source: string): Set<string> {
  return new Set([...source.matchAll(TITLE)].map(([, , title = '']) => title.replaceAll("\\'", "'")))
}

/** Owners may remove a page, and its tests go with its folder. */
function isOfRemovedPage(file: string): boolean {
  return !existsSync(/^src\/pages\/[\w-]+(?=\/)/.exec(file)?.[0] ?? '.')
}

it('lists every statement of the specification', () => {
  expect(statements).toHaveLength(138)
})

it.each(statements)('$statement: has a test that guards it', ({ guards }) => {
  expect(guards).not.toEqual([])
  for (const { file, title } of guards.filter((guard) => !isOfRemovedPage(guard.file))) {
    expect(titlesIn(readFileSync(file, 'utf8')), file).toContain(title)
  }
})

it('notices a test that is gone', () => {
  const group = `test.describe('group', () => { test('other', ({ page }) => {}) })`
  expect([...titlesIn(`test('it works', async () => {})\n${group}`)]).toEqual(['it works', 'group', 'other'])
})
