import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { languages } from '../app/site/languages.ts'
import { localeFile } from '../app/site/locale-file.ts'
import { pages, type Page } from '../app/site/pages.ts'
import { hrefFor, pathIn } from '../app/site/paths.ts'
import { copyProject, type ProjectCopy } from './testing/project-copy.ts'

const PATIENCE_MS = 900_000

/** None that an owner would have. */
const added = { id: 'page-of-a-test', path: '/usecases/page-of-a-test', name: 'Page of a test' }

/** Any page that a menu lists. */
const removed = (pages as readonly Page[]).findLast(({ menuColumn }) => menuColumn !== undefined)

let project: ProjectCopy

function remove(page: Page): void {
  const { folder } = project
  rmSync(join(folder, 'app/pages', page.id), { recursive: true })
  for (const language of languages) {
    for (const namespace of page.namespaces) rmSync(join(folder, 'public', localeFile(language, namespace)))
  }
  const list = join(folder, 'app/site/pages.ts')
  const code = readFileSync(list, 'utf8')
  const name = new RegExp(`definition as (\\w+) } from '../pages/${page.id}/`).exec(code)?.[1]
  const lines = code.split('\n').filter((line) => line !== `  ${name},` && !line.includes(`/${page.id}/definition.ts`))
  writeFileSync(list, lines.join('\n'))
}

beforeAll(() => {
  project = copyProject()
})

afterAll(() => project.remove())

it('one command adds a page, and taking a room out removes one', { timeout: PATIENCE_MS }, () => {
  const { folder, run } = project
  expect(run('scripts/new-page.ts', added.id, added.path, 'usecases')).toContain(added.path)
  if (removed) remove(removed)
  expect(run('node_modules/typescript/bin/tsc', '--checkers', '1')).toBe('')
  expect(run('node_modules/oxfmt/bin/oxfmt', '--check', 'app', 'public')).toContain(
    'All matched files use the correct format',
  )
  expect(run('scripts/build.ts', '--plain')).toContain('Built')

  const read = (file: string) => readFileSync(join(folder, 'dist/site', file), 'utf8')
  const sitemap = read('sitemap.xml')
  // Pages get their texts as JSON: sentences stand in scripts where the assistant has them.
  const scripts = readdirSync(join(folder, 'dist/site/assets')).filter((file) => file.endsWith('.js'))
  expect(scripts.some((file) => read(`assets/${file}`).includes(`about ${added.name.toLowerCase()}`))).toBe(true)
  for (const language of languages) {
    const path = pathIn(language, added.path)
    const html = read(`${path.slice(1)}/index.html`)
    expect(html.replaceAll('\u00A0', ' ')).toContain(`${added.name}</h1>`)
    for (const other of languages) expect(html).toContain(`hrefLang="${other}"`)
    expect(sitemap).toContain(`${path}</loc>`)
    // In the menu of every page.
    expect(read(`${hrefFor('/book-a-demo', language).slice(1)}/index.html`)).toContain(`href="${path}"`)
    if (removed) expect(sitemap).not.toContain(`${hrefFor(removed.path, language)}</loc>`)
  }
})
