/** Checks the built HTML of every path, aliases included, without a browser. */

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SITE_FOLDER } from '#server/folders.ts'
import { claimTexts } from '#site/claims.ts'
import { embedPath, embedPaths } from '#site/embeds.ts'
import { languages, type ByLanguage } from '#site/languages.ts'
import { canonicalPath, languageOf, pathIn, sitePathAt, sitePaths } from '#site/paths.ts'
import { expectedPages } from './expectations.ts'
import { expect, test } from './fixtures.ts'
import {
  builtPages,
  mainOf,
  readPrerendered,
  structuredDataAt,
  mainTextOf,
  textOf,
  type BuiltPage,
} from './prerendered.ts'
import { settings } from './settings.ts'

/** For pages in the menus. */
const MIN_WORDS = 450

test('renders enough text on each specified page, with its figures', async () => {
  for (const { page, expected } of expectedPages) {
    const { claims = [], says = [], saysInEnglish = [] } = expected
    for (const language of languages) {
      const path = canonicalPath(page, language)
      const text = mainTextOf(await readPrerendered(path))
      if (page.menuColumn) expect.soft(text.split(' ').length, path).toBeGreaterThanOrEqual(MIN_WORDS)
      for (const claim of claims) expect.soft(text, path).toContain(claimTexts[language][claim])
      for (const each of says) expect.soft(text, path).toContain(String(each))
      for (const each of language === 'en' ? saysInEnglish : []) expect.soft(text, path).toContain(each)
    }
  }
})

test('links each specified page to the expected pages', async () => {
  for (const { page, expected } of expectedPages) {
    for (const language of languages) {
      const path = canonicalPath(page, language)
      const main = mainOf(await readPrerendered(path))
      for (const link of expected.links.filter(sitePathAt)) {
        expect.soft(main, path).toContain(`href="${pathIn(language, link)}"`)
      }
      const links = [...main.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)]
      const opensScheduling = links.filter(([tag]) => tag.includes(embedPath('scheduler', language)))
      expect.soft(opensScheduling.length, path).toBeGreaterThanOrEqual(expected.scheduling ?? 0)
      for (const [link, attributes, content] of opensScheduling) expectNewTab(link, attributes, content)
    }
  }
})

function expectNewTab(link: string, attributes: string | undefined, content: string | undefined): void {
  expect.soft(attributes, link).toContain('target="_blank"')
  expect.soft(attributes, link).toMatch(/rel="[^"]*noopener/)
  expect.soft(content, link).toMatch(/opens in a new tab|abre em nova aba/)
}

function testEveryPage(title: string, check: (page: BuiltPage) => void | Promise<void>): void {
  test(title, async () => {
    for (const page of await builtPages()) await check(page)
  })
}

testEveryPage('gives every video controls and no autoplay', ({ path, html }) => {
  for (const [tag] of html.matchAll(/<video\b[^>]*>/g)) {
    expect.soft(tag, path).toMatch(/ controls\b/)
    expect.soft(tag, path).not.toMatch(/ autoplay\b/i)
  }
})

const labelOf = (html: string) => textOf(html).trim().toLowerCase()

testEveryPage('uses each link label on a page for one target only', ({ path, html }) => {
  const targets = new Map<string, Set<string>>()
  for (const [, href = '', content = ''] of html.matchAll(/<a [^>]*href="([^"]*)".*?>(.*?)<\/a>/gs)) {
    const label = labelOf(content)
    if (label) targets.set(label, (targets.get(label) ?? new Set()).add(href))
  }
  const ambiguous = [...targets].filter(([, hrefs]) => hrefs.size > 1).map(([label, hrefs]) => [label, ...hrefs])
  expect.soft(ambiguous, path).toEqual([])
})

const mentionsAi: ByLanguage<RegExp> = { en: /\b(AI|assistants?)\b/i, pt: /\b(IA|assistentes?)\b/i }

testEveryPage('mentions AI or an assistant in the heading or lead of every page', ({ path, language, html }) => {
  const [opening = ''] = /<h1.*?<\/h1>.*?<p.*?(?=<\/(?:p|div)>)/s.exec(mainOf(html)) ?? []
  expect.soft(labelOf(opening), path).toMatch(mentionsAi[language] ?? /./)
})

/** Types for each `structuredData` of a page definition. */
const kinds = {
  website: ['Organization', 'WebSite'],
  software: ['SoftwareApplication', 'BreadcrumbList'],
  service: ['Service', 'BreadcrumbList'],
  contact: ['ContactPage', 'BreadcrumbList'],
  document: ['WebPage', 'BreadcrumbList'],
}

test('has exactly the structured data of its page type and sections', async () => {
  for (const { path, page } of sitePaths) {
    const { structuredData = [] } = expectedPages.find((each) => each.page === page)?.expected ?? {}
    const types = (await structuredDataAt(path)).map((data) => data['@type'])
    expect.soft(types.toSorted(), path).toEqual([...kinds[page.structuredData], ...structuredData].toSorted())
  }
})

// Browser tests only open canonical paths.
testEveryPage(
  'renders the same content at an alias as at the canonical path',
  async ({ path, page, language, html }) => {
    expect.soft(mainOf(html), path).toBeTruthy()
    expect.soft(mainOf(html), path).toBe(mainOf(await readPrerendered(canonicalPath(page, language))))
  },
)

testEveryPage('links from every path to the same page in every other language', ({ path, language, html }) => {
  for (const other of languages.filter((each) => each !== language)) {
    const link = new RegExp(`<a [^>]*href="${pathIn(other, path)}" hrefLang="${other}" lang="${other}"`)
    expect.soft(html, path).toMatch(link)
  }
})

const internalLinksIn = (html: string) => [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)[^"]*"[^>]*>/g)]

const existing = new Set([...sitePaths, ...embedPaths].map(({ path }) => path))

testEveryPage('keeps links in the language of their page, and has no broken ones', ({ path, language, html }) => {
  const isRight = (tag: string, href: string) =>
    tag.includes('hrefLang=') || href.startsWith(`/embed/${language}/`) || languageOf(href) === language
  const wrong = internalLinksIn(html).filter(([tag, href = '']) => !existing.has(href) || !isRight(tag, href))
  expect.soft(wrong, path).toEqual([])
})

// Searching a page for "7-day" fails if it contains an invisible character.
test('has no invisible characters in pages, embedded pages or text files', async () => {
  const files = await readdir(SITE_FOLDER, { recursive: true })
  for (const file of files.filter((name) => /\.(html|json|txt|vtt|xml)$/.test(name))) {
    const [found] =
      /\S*[\u00AD\u200B-\u200D\u2060\uFEFF]\S*/.exec(await readFile(join(SITE_FOLDER, file), 'utf8')) ?? []
    expect.soft(found, file).toBeUndefined()
  }
})

testEveryPage('has article section and tag metadata on use-case pages', ({ path, page, html }) => {
  if (page.group !== 'usecases') return
  expect.soft(html, path).toMatch(/<meta property="article:section" content="[^"]+"/)
  expect.soft(html, path).toMatch(/<meta property="article:tag" content="[^"]+"/)
  expect.soft(html, path).toContain('<meta property="og:type" content="article"')
})

testEveryPage('preconnects to the flag host only if the forms are our own', ({ path, html }) => {
  const hosts = [...html.matchAll(/<link rel="preconnect" href="([^"]+)">/g)].map(([, host]) => host)
  expect.soft(hosts, path).toEqual([new URL(settings.flagHost).origin])
})

/** The blog and the links in the footer. */
const MIN_EXTERNAL_LINKS = 5

testEveryPage('opens external links in a new tab with noopener and a note', ({ path, html }) => {
  const links = [...html.matchAll(/<a ([^>]*href="https?:[^>]*)>(.*?)<\/a>/gs)]
  expect.soft(links.length, path).toBeGreaterThanOrEqual(MIN_EXTERNAL_LINKS)
  for (const [link, attributes, content] of links) expectNewTab(link, attributes, content)
})
