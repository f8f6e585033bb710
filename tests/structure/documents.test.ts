/** What the documents name is there: commands, files, links. Whoever follows them literally arrives. */

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { USAGE } from '#leads/server/command.ts'
import scripts from '../../package.json' with { type: 'json' }
import { imports } from './imports.ts'

const documents = globSync(['*.md', 'brand/*.md', 'docs/**/*.md']).map((file) => file.replaceAll('\\', '/'))

/** Of the page and the language that the documents add as examples; and a room may have been taken out. */
const EXAMPLE = /^src\/pages\/|\bes\b/

function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8')

  it('names commands that are there', () => {
    const names = [...text.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name)
    expect(names.filter((name) => !(name in scripts.scripts))).toEqual([])
  })

  it('keeps what npm says out of files', () => {
    expect(text.match(/npm run (?!-s )[^`\n]* > [^`\n]*/g) ?? []).toEqual([])
  })

  it('names files that are there', () => {
    const files = [
      ...text.matchAll(/`((?:app|assistant|brand|deploy|desk|docs|scripts|server|tests)\/[\w./-]+\.\w+)`/g),
    ]
    const missing = files.map(([, file = '']) => file).filter((file) => !EXAMPLE.test(file) && !existsSync(file))
    expect(missing).toEqual([])
  })

  it('has links that lead somewhere', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)/g)]
    const broken = links.filter(([, path = '', anchor]) => {
      const file = path ? join(dirname(document), path) : document
      return !existsSync(file) || (anchor && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor))
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })
})

it('the desk’s own help keeps what npm says out of files', () => {
  expect(USAGE).toContain('npm run -s leads -- export >')
})

it('the image has all that its server and the desk’s command line import', () => {
  const copied = [...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^COPY (?!--from|\. )(.+) \S+$/gm)].flatMap(
    ([, files = '']) => files.split(' '),
  )
  expect(copied.filter((file) => !existsSync(file))).toEqual([])
  const needed = new Set(['src/server/main.ts', 'tools/leads.ts'])
  for (const file of needed) {
    for (const { from, to } of imports) if (from === file && to.endsWith('.ts')) needed.add(to)
  }
  expect(needed.size).toBeGreaterThan(copied.length)
  expect([...needed].filter((file) => !copied.some((each) => file === each || file.startsWith(`${each}/`)))).toEqual([])
})
