import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Browser, Page as OpenPage } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type * as siteLanguages from '#site/languages.ts'
import { DEFAULT_LANGUAGE, languages } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { pageById, pages, type Page } from '#site/pages.ts'
import { mapTexts } from '#site/template.ts'
import { readColors } from './brand/colors.ts'
import { launchChromium } from './chromium.ts'
import { recolorAvatar } from './images/avatars.ts'
import { copyProject, type ProjectCopy } from './testing/project-copy.ts'

/** Builds a copy of the project with the changes of an owner. A build is slow, so all tests share one. */

const TIMEOUT_MS = 900_000

const added = { id: 'page-of-a-test', path: '/services/page-of-a-test', name: 'Page of a test' }

/** Some texts depend on it. */
const standalone = { id: 'pricing', path: '/pricing' }

const removed = (pages as readonly Page[]).findLast(({ menuColumn }) => menuColumn !== undefined)

/** A language code that no owner would use. */
const CODE = 'qq'
const rowOf = (code: string, name: string, locale: string) => `  ${code}: {
  name: '${name}', short: '${code.toUpperCase()}', prefix: '/${code}', locale: '${locale}', flag: 'us',
  clock: { between: ':', fullHour: ':00' }, weekStart: 1, thousands: '.', decimal: ',', money: '[amount] €',
  lastSeparator: ' ánd ', moreThan: 'óver [least]', range: '[least] tó [most]', voiceAgent: 'en', pictures: 'en',
},`

/** It has one file, which is still in English. */
const STARTED_LANGUAGE = 'no'

const MIN_VIEWPORT = { width: 320, height: 640 }
const ORIGIN = 'https://site.example'

/** Not those that read nothing that an owner has changed. */
const tested = [
  'src/pages',
  'src/site',
  'src/i18n',
  'src/assistant/bundling',
  'src/diagnostic/report',
  'src/diagnostic/scoring',
  'src/diagnostic/screens',
  'src/server/environment',
  'tests/structure/sample-data',
  'tools/launch/',
  'tools/og-images',
]

let project: ProjectCopy
let browser: Browser

function remove({ id, namespaces }: Page): void {
  const { folder } = project
  rmSync(join(folder, 'src/pages', id), { recursive: true })
  for (const language of languages) {
    for (const namespace of namespaces) rmSync(join(folder, 'public', localeFile(language, namespace)))
  }
  const importAndRow = `import { definition as (\\w+) } from '#pages/${id}/.*\\n([^]*)  \\1,\\n`
  replaceIn('src/site/pages.ts', new RegExp(importAndRow), '$2')
}

/** Adds two languages and removes all but the default one. */
function replaceLanguages(): void {
  removeLanguages(...languages.slice(1))
  const rows = rowOf(CODE, 'Pseudo', 'en-XA') + rowOf(STARTED_LANGUAGE, 'Norsk', 'nb-NO')
  replaceIn('src/site/languages.ts', /\n\} as const satisfies/, `\n${rows}$&`)
  const fileOf = (language: string, namespace: string) => `${project.folder}/public${localeFile(language, namespace)}`
  mkdirSync(join(project.folder, 'public/locales', CODE))
  for (const name of readdirSync(join(project.folder, 'public/locales', DEFAULT_LANGUAGE))) {
    const [namespace = ''] = name.split('.')
    const english = JSON.parse(readFileSync(fileOf(DEFAULT_LANGUAGE, namespace), 'utf8')) as object
    writeFileSync(fileOf(CODE, namespace), JSON.stringify(mapTexts(english, pseudo)))
  }
  cpSync(fileOf(DEFAULT_LANGUAGE, 'common'), fileOf(STARTED_LANGUAGE, 'common'))
}

function removeLanguages(...codes: string[]): void {
  for (const code of codes) {
    replaceIn('src/site/languages.ts', new RegExp(`\\n  ${code}: \\{.*?\\n  ?\\},`, 's'), '')
    rmSync(join(project.folder, 'public/locales', code), { recursive: true })
  }
}

/** Adds accents and makes words longer, letter by letter, so that phrases can be found. Keeps placeholders. */
function pseudo(text: string): string {
  return text.replaceAll(/\{\{.*?\}\}|\[.*?\]|[aeiouns]/gi, (found) => {
    if (found.length > 1) return found
    const accented = /[ns]/.test(found) ? found : `${found}\u0301`.normalize()
    return accented + accented.toLowerCase()
  })
}

function replaceIn(name: string, pattern: RegExp, replacement: string): void {
  const file = join(project.folder, name)
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, replacement))
}

/** Sets figures that no illustration counts, an office without a phone, and colors unlike the samples. */
function changeFacts(): void {
  const figures = { languages: 80, demoMinutes: 40, caseSavings: 38, responseTime: 1.7 }
  for (const [id, value] of Object.entries(figures)) {
    replaceIn('src/site/content/claims.json', new RegExp(`(\\n  "${id}": \\{\\s*"value": )[\\d.]+`), `$1${value}`)
  }
  const offices = 'PT | Rua Augusta 20, Lisboa | +351 21 000 0000; FR | 1 rue de la Paix, Paris'
  replaceIn('src/site/settings.ts', /(OFFICES: \{[^}]*?initial:\s*)'[^']*'/, `$1'${offices}'`)
  replaceIn('.env.example', /(# OFFICES=).*/, `$1${offices}`)
  writeFileSync(join(project.folder, 'brand/colors.json'), '{\n  "brand": "#e8590c",\n  "deep": "#26140a"\n}\n')
}

/** Resolves to the output of failing tests, or to an empty string. */
async function failingTests(): Promise<string> {
  const vitest = 'node_modules/vitest/vitest.mjs run --configLoader native --project unit --reporter=dot'.split(' ')
  const output = await project.run(...vitest, ...tested)
  return /^(?:\d+|null): /.test(output) ? output : ''
}

function readBuilt(file: string): string {
  return readFileSync(join(project.folder, 'dist/site', file), 'utf8')
}

beforeAll(async () => {
  project = copyProject()
  const { run } = project
  expect(await run('tools/new-page.ts', added.id, added.path, 'services')).toContain(added.path)
  const linked = ['standalone', 'header', 'footer']
  expect(await run('tools/new-page.ts', standalone.id, standalone.path, ...linked)).toContain(standalone.path)
  if (removed) remove(removed)
  const pageFolders = [added, standalone].map(({ id }) => `src/pages/${id}`)
  const format = await run('node_modules/oxfmt/bin/oxfmt', '--check', 'src/site', 'public/locales', ...pageFolders)
  expect(format).toContain('All matched files use the correct format')
  replaceLanguages()
  changeFacts()
  expect(await run('tools/build.ts', '--plain')).toContain('Built')
  browser = await launchChromium()
}, TIMEOUT_MS)

afterAll(async () => {
  await browser?.close()
  project?.remove()
})

/** Serves the built site like a static host. Returns the paths that are not found and the errors of scripts. */
async function serve(page: OpenPage): Promise<string[]> {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    const target = join(project.folder, 'dist/site', pathname)
    const file = extname(target) ? target : join(target, 'index.html')
    if (origin !== ORIGIN) return route.abort()
    if (existsSync(file)) return route.fulfill({ path: file })
    // A static host has no leads server.
    if (!pathname.startsWith('/api/')) problems.push(pathname)
    return route.fulfill({ status: 404 })
  })
  return problems
}

function inspectPage(page: OpenPage) {
  return page.evaluate(() => {
    const switches = [...document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')]
    const links = [...document.querySelectorAll('a[href^="/"]:not([hreflang])')]
    return {
      lang: document.documentElement.lang,
      overflow: document.documentElement.scrollWidth - innerWidth,
      switches: [...new Set(switches.map(({ hreflang }) => hreflang))],
      links: links.map((link) => link.getAttribute('href') ?? ''),
    }
  })
}

it('adds and links a page with one command, and removes a page with its folder', async () => {
  // Pages load their texts as JSON, so a sentence in a script belongs to the assistant.
  const scripts = readdirSync(join(project.folder, 'dist/site/assets')).filter((file) => file.endsWith('.js'))
  expect(scripts.some((file) => readBuilt(`assets/${file}`).includes(`about ${added.name.toLowerCase()}`))).toBe(true)
  const html = readBuilt(`${added.path.slice(1)}/index.html`)
  expect(html.replaceAll('\u00A0', ' ')).toContain(`${added.name}</h1>`)
  // The menu of any other page lists it, but not the removed page, and links a standalone page as its definition asks.
  const otherPage = readBuilt('book-a-demo/index.html')
  expect(otherPage).toContain(`href="${added.path}"`)
  if (removed) expect(otherPage).not.toContain(`href="${removed.path}"`)
  for (const part of ['header', 'footer']) {
    const [content] = new RegExp(`<${part}.*</${part}>`, 's').exec(otherPage) ?? []
    expect(content, part).toContain(`href="${standalone.path}"`)
  }
  const sitemap = readBuilt('sitemap.xml')
  expect(sitemap).toContain(`${added.path}</loc>`)
  if (removed) expect(sitemap).not.toContain(`${removed.path}</loc>`)
  const addOther = ['tools/new-page.ts', 'other', '/other']
  expect(await project.run(...addOther, 'services', 'header')).toContain('is for standalone pages')
  expect(await project.run(...addOther, 'standalone', 'side')).toContain('"side" is not a place')
})

it('passes unit tests after changes of an owner', { timeout: TIMEOUT_MS }, async () => {
  expect(await failingTests()).toBe('')
})

it('adds a language with one row and one folder', { timeout: TIMEOUT_MS }, async () => {
  const languagesInMenu = [DEFAULT_LANGUAGE, CODE]
  const page = await browser.newPage({ viewport: MIN_VIEWPORT, reducedMotion: 'reduce' })
  const problems = await serve(page)
  const ofLanguage = new RegExp(`^(?:/embed)?/${CODE}(?:[/#?]|$)`)

  // Every site has these pages.
  for (const id of ['home', 'ai-maturity-diagnostic', 'book-a-demo', 'talk-to-an-expert', 'privacy'] as const) {
    const path = `/${CODE}${pageById(id).path}`.replace(/\/$/, '')
    await page.goto(ORIGIN + path)
    const { links, ...seen } = await inspectPage(page)
    expect(seen, path).toEqual({ lang: CODE, overflow: 0, switches: languagesInMenu })
    for (const href of links) expect(href, path).toMatch(ofLanguage)
    expect(readBuilt('sitemap.xml')).toContain(`${path}</loc>`)
  }

  await page.locator('button[popovertarget]').first().click()
  const boxes = await page
    .locator('nav a[hreflang]')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
  expect(boxes).toHaveLength(languagesInMenu.length)
  expect(boxes.filter(({ left, right }) => left < 0 || right > MIN_VIEWPORT.width)).toEqual([])
  expect(problems).toEqual([])
})

it('shows an unfinished language in English and hides it from search engines', async () => {
  expect(readBuilt('sitemap.xml')).not.toMatch(new RegExp(`/${STARTED_LANGUAGE}[/<]|hreflang="${STARTED_LANGUAGE}"`))
  expect(readBuilt('llms.txt')).not.toContain('Norsk')
  for (const { path } of pages.filter((page) => page.id !== removed?.id)) {
    const html = readBuilt(`${STARTED_LANGUAGE}${path === '/' ? '' : path}/index.html`)
    expect(html, path).toContain('<meta name="robots" content="noindex"')
    expect(html, path).not.toContain('rel="alternate"')
    const english = readBuilt(`${path}/index.html`)
    expect(english, path).not.toContain('content="noindex"')
    expect(english, path).not.toContain(`hrefLang="${STARTED_LANGUAGE}"`)
    const heading = /<h1.*?<\/h1>/s
    // Lists are joined with the language's own separator.
    expect(heading.exec(html)?.[0].replace(' ánd ', ', and '), path).toBe(heading.exec(english)?.[0])
  }
  const home = JSON.parse(readBuilt(localeFile(DEFAULT_LANGUAGE, 'home'))) as unknown
  expect(JSON.parse(readBuilt(localeFile(STARTED_LANGUAGE, 'home')))).toEqual(home)
  const launch = await project.run('tools/launch-check.ts')
  expect(launch).toMatch(/Norsk: (\d+) of \1 texts are shown in English\. Kept from search engines/)
  const { languageOfCode } = (await import(join(project.folder, 'src/site/languages.ts'))) as typeof siteLanguages
  expect(['nb-NO', 'nn', 'no'].map(languageOfCode)).toEqual(['no', 'no', 'no'])
})

it('redraws the sample portraits in the colors of the owner', { timeout: TIMEOUT_MS }, async () => {
  const { folder, run } = project
  expect(await run('tools/images.ts')).toContain('public/icons/logo.png')
  const colors = readColors(readFileSync(join(folder, 'brand/colors.json'), 'utf8'), 'brand/colors.json')
  const avatars = join(folder, 'public/uploads/avatars')
  for (const file of readdirSync(avatars).filter((name) => name.endsWith('.svg'))) {
    const svg = readFileSync(join(avatars, file), 'utf8')
    expect(recolorAvatar(svg, colors), file).toBe(svg)
  }
})

it('reports file and key of a failed build and keeps the previous build', async () => {
  const file = `public${localeFile(DEFAULT_LANGUAGE, 'notfound')}`
  const built = readdirSync(join(project.folder, 'dist'))
  replaceIn(file, /\{\{brand\}\}/, '{{bramd}}')
  const output = await project.run('tools/build.ts', '--plain')
  expect(output).toMatch(/^1: /)
  expect(output).toContain(`${file}: "head.title" has {{bramd}}, which is unknown. Did you mean {{brand}}?`)
  expect(readdirSync(join(project.folder, 'dist'))).toEqual(built)
  expect(readBuilt('index.html')).toContain('</html>')
})

it('passes types and launch check with a single language', { timeout: TIMEOUT_MS }, async () => {
  removeLanguages(CODE, STARTED_LANGUAGE)
  const types = project.run('node_modules/typescript/bin/tsc', '--checkers', '1')
  const launch = await project.run('tools/launch-check.ts', '--json')
  expect(await types).toBe('')
  // After a crash, the output is a message.
  expect(JSON.parse(launch.replace(/^1: /, ''))).not.toEqual([])
})
