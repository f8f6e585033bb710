import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { languages } from '../app/site/languages.ts'
import { localeFile } from '../app/site/locale-file.ts'
import { pages, type Page } from '../app/site/pages.ts'
import { hrefFor, pathIn } from '../app/site/paths.ts'

const PATIENCE_MS = 900_000

/** None that an owner would have. */
const added = { id: 'page-of-a-test', path: '/usecases/page-of-a-test', name: 'Page of a test' }

/** Any page that a menu lists. */
const removed = (pages as readonly Page[]).findLast(({ menuColumn }) => menuColumn !== undefined)

const notCopied = new Set(['.git', '.env', 'node_modules', 'dist', 'test-results', 'playwright-report', 'data'])
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'site-')))

function run(...parameters: string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, parameters, {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH },
  })
  return status === 0 ? stdout : `${status}: ${stdout}${stderr}`
}

/** What `npm run` adds. */
const PATH = [join(copy, 'node_modules/.bin'), process.env['PATH']].join(process.platform === 'win32' ? ';' : ':')

function remove(page: Page): void {
  rmSync(join(copy, 'app/pages', page.id), { recursive: true })
  for (const language of languages) {
    for (const namespace of page.namespaces) rmSync(join(copy, 'public', localeFile(language, namespace)))
  }
  const list = join(copy, 'app/site/pages.ts')
  const code = readFileSync(list, 'utf8')
  const name = new RegExp(`definition as (\\w+) } from '../pages/${page.id}/`).exec(code)?.[1]
  const lines = code.split('\n').filter((line) => line !== `  ${name},` && !line.includes(`/${page.id}/definition.ts`))
  writeFileSync(list, lines.join('\n'))
}

beforeAll(() => {
  cpSync('.', copy, { recursive: true, filter: (file) => !notCopied.has(basename(file)) })
  symlinkSync(realpathSync('node_modules'), join(copy, 'node_modules'), 'junction')
})

afterAll(() => rmSync(copy, { recursive: true }))

it('one command adds a page, and taking a room out removes one', { timeout: PATIENCE_MS }, () => {
  expect(run('scripts/new-page.ts', added.id, added.path, 'usecases')).toContain(added.path)
  if (removed) remove(removed)
  expect(run('node_modules/typescript/bin/tsc', '--checkers', '1')).toBe('')
  expect(run('node_modules/oxfmt/bin/oxfmt', '--check', 'app', 'public')).toContain(
    'All matched files use the correct format',
  )
  expect(run('scripts/build.ts', '--plain')).toContain('Built')

  const read = (file: string) => readFileSync(join(copy, 'dist/site', file), 'utf8')
  const sitemap = read('sitemap.xml')
  // Pages get their texts as JSON: sentences stand in scripts where the assistant has them.
  const scripts = readdirSync(join(copy, 'dist/site/assets')).filter((file) => file.endsWith('.js'))
  expect(scripts.some((file) => read(`assets/${file}`).includes(`about ${added.name.toLowerCase()}`))).toBe(true)
  for (const language of languages) {
    const path = pathIn(language, added.path)
    const html = read(`${path.slice(1)}/index.html`)
    expect(html).toContain(`${added.name}</h1>`)
    for (const other of languages) expect(html).toContain(`hrefLang="${other}"`)
    expect(sitemap).toContain(`${path}</loc>`)
    // In the menu of every page.
    expect(read(`${hrefFor('/book-a-demo', language).slice(1)}/index.html`)).toContain(`href="${path}"`)
    if (removed) expect(sitemap).not.toContain(`${hrefFor(removed.path, language)}</loc>`)
  }
})
