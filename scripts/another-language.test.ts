import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEFAULT_LANGUAGE, languages } from '../app/site/languages.ts'
import { localeFile } from '../app/site/locale-file.ts'
import { namespaces } from '../app/site/namespaces.ts'
import { pageById } from '../app/site/pages.ts'
import { mapTexts } from '../app/site/template.ts'
import { findChromium } from './chromium.ts'
import { copyProject, type ProjectCopy } from './testing/project-copy.ts'
import { pseudo } from './testing/pseudo-language.ts'

const PATIENCE_MS = 900_000

/** None that an owner would have. */
const CODE = 'xx'
const ROW = `${CODE}: {
  name: 'Pseudo',
  short: 'XX',
  prefix: '/${CODE}',
  locale: 'en-XA',
  flag: 'us',
  clock: { between: ':', fullHour: ':00' },
  weekStart: 1,
  currency: 'EUR',
  moreThan: 'óver [least]',
  range: '[least] tó [most]',
  voiceAgent: 'en',
  pictures: 'en',
},`

/** Those that are always there. */
const walked = (['home', 'ai-maturity-diagnostic', 'book-a-demo', 'talk-to-an-expert', 'privacy'] as const).map((id) =>
  `/${CODE}${pageById(id).path}`.replace(/\/$/, ''),
)

const NARROWEST = { width: 320, height: 640 }
const ORIGIN = 'https://site.example'

let project: ProjectCopy
let browser: Browser

beforeAll(async () => {
  project = copyProject()
  browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
})

afterAll(async () => {
  await browser?.close()
  project?.remove()
})

/** One row and one folder. */
function addLanguage(folder: string): void {
  const file = join(folder, 'app/site/languages.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace('\n} as const satisfies', `\n${ROW}$&`))
  for (const namespace of namespaces) {
    const english = JSON.parse(readFileSync(`public${localeFile(DEFAULT_LANGUAGE, namespace)}`, 'utf8')) as object
    const to = join(folder, 'public', localeFile(CODE, namespace))
    mkdirSync(join(to, '..'), { recursive: true })
    writeFileSync(to, JSON.stringify(mapTexts(english, pseudo)))
  }
}

/** The built site as any static host has it, without a server. Tells what is asked for and is not there. */
async function serve(page: Page, folder: string): Promise<string[]> {
  const missing: string[] = []
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    const place = join(folder, pathname)
    const file = existsSync(place) && statSync(place).isDirectory() ? join(place, 'index.html') : place
    if (origin !== ORIGIN) return route.abort()
    if (existsSync(file)) return route.fulfill({ path: file })
    // The desk is a server's.
    if (!pathname.startsWith('/api/')) missing.push(pathname)
    return route.fulfill({ status: 404 })
  })
  return missing
}

/** What a page says of its languages, where it leads, and what sticks out of it. */
async function look(page: Page) {
  const attributes = (selector: string, name: string) =>
    page.locator(selector).evaluateAll((all, wanted) => all.map((each) => each.getAttribute(wanted) ?? ''), name)
  return {
    lang: await page.locator('html').getAttribute('lang'),
    overflow: await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    alternates: await attributes('link[rel=alternate]', 'hreflang'),
    switches: [...new Set(await attributes('header a[hreflang]', 'hreflang'))],
    links: await attributes('a[href^="/"]:not([hreflang])', 'href'),
  }
}

it('a language is one row and one folder', { timeout: PATIENCE_MS }, async () => {
  const { folder, run } = project
  addLanguage(folder)
  expect(run('node_modules/typescript/bin/tsc', '--checkers', '1')).toBe('')
  expect(run('scripts/build.ts', '--plain')).toContain('Built')

  const all = [...languages, CODE]
  const site = join(folder, 'dist/site')
  const sitemap = readFileSync(join(site, 'sitemap.xml'), 'utf8')
  const page = await browser.newPage({ viewport: NARROWEST, reducedMotion: 'reduce' })
  const missing = await serve(page, site)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))

  for (const path of walked) {
    await page.goto(ORIGIN + path)
    const { links, ...seen } = await look(page)
    expect(seen, path).toEqual({ lang: CODE, overflow: 0, alternates: [...all, 'x-default'], switches: all })
    expect(
      links.filter((href) => !/^(?:\/embed)?\/xx(?:[/#?]|$)/.test(href)),
      path,
    ).toEqual([])
    expect(sitemap).toContain(`${path}</loc>`)
  }

  // The menu has room for all of them.
  await page.locator('button[popovertarget]').first().click()
  const entries = page.locator('nav a[hreflang]')
  expect(await entries.allTextContents()).toHaveLength(all.length)
  for (const entry of await entries.all()) {
    const { x, width } = (await entry.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(NARROWEST.width)
  }
  expect(missing).toEqual([])
  expect(faults).toEqual([])
})
