/** Checks the built HTML of every path, aliases included, without a browser. */

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SITE_FOLDER } from '#server/folders.ts'
import { claimTexts } from '#site/claims.ts'
import { embedPath, embedPaths } from '#site/embeds.ts'
import { languages, type ByLanguage } from '#site/languages.ts'
import { canonicalPath, languageOf, NOT_FOUND_PATH, pathIn, sitePathAt, sitePaths } from '#site/paths.ts'
import { expectedPages } from './expectations.ts'
import { expect, test } from './fixtures.ts'
import { builtPages, mainOf, readPrerendered, structuredDataAt, mainTextOf } from './prerendered.ts'
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

test('gives every video controls and no autoplay', async () => {
  for (const { path, html } of await builtPages()) {
    for (const [tag] of html.matchAll(/<video\b[^>]*>/g)) {
      expect.soft(tag, path).toMatch(/ controls\b/)
      expect.soft(tag, path).not.toMatch(/ autoplay\b/i)
    }
  }
})

/** The text of a link without icons. */
const labelOf = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

test('uses each link label on a page for one target only', async () => {
  for (const { path, html } of await builtPages()) {
    const targets = new Map<string, Set<string>>()
    for (const [, href = '', content = ''] of html.matchAll(/<a [^>]*href="([^"]*)".*?>(.*?)<\/a>/gs)) {
      const label = labelOf(content)
      if (label) targets.set(label, (targets.get(label) ?? new Set()).add(href))
    }
    const ambiguous = [...targets].filter(([, hrefs]) => hrefs.size > 1).map(([label, hrefs]) => [label, ...hrefs])
    expect.soft(ambiguous, path).toEqual([])
  }
})

test('mentions AI or an assistant in the heading or lead of every page', async () => {
  const mentionsAi: ByLanguage<RegExp> = { en: /\b(AI|assistants?)\b/i, pt: /\b(IA|assistentes?)\b/i }
  for (const { path, language, html } of await builtPages()) {
    const [opening = ''] = /<h1.*?<\/h1>.*?<p.*?(?=<\/(?:p|div)>)/s.exec(mainOf(html)) ?? []
    expect.soft(labelOf(opening), path).toMatch(mentionsAi[language] ?? /./)
  }
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
test('renders the same content at an alias as at the canonical path', async () => {
  for (const { path, page, language, html } of await builtPages()) {
    expect.soft(mainOf(html), path).toBeTruthy()
    expect.soft(mainOf(html), path).toBe(mainOf(await readPrerendered(canonicalPath(page, language))))
  }
})

test('links from every path to the same page in every other language', async () => {
  for (const { path, language, html } of await builtPages()) {
    for (const other of languages.filter((each) => each !== language)) {
      const link = new RegExp(`<a [^>]*href="${pathIn(other, path)}" hrefLang="${other}" lang="${other}"`)
      expect.soft(html, path).toMatch(link)
    }
  }
})

const internalLinksIn = (html: string) => [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)[^"]*"[^>]*>/g)]

test('keeps links in the language of their page', async () => {
  for (const { path, language, html } of await builtPages()) {
    const leaving = internalLinksIn(html).filter(
      ([tag, href = '']) =>
        languageOf(href) !== language && !href.startsWith(`/embed/${language}/`) && !tag.includes('hrefLang='),
    )
    const tags = leaving.map(([tag]) => tag)
    expect.soft(tags, path).toEqual([])
  }
})

test('has no broken internal links', async () => {
  const existing = new Set([...sitePaths, ...embedPaths].map(({ path }) => path))
  for (const { path, html } of await builtPages()) {
    const unknown = internalLinksIn(html).filter(([, href = '']) => !existing.has(href))
    expect
      .soft(
        unknown.map(([tag]) => tag),
        path,
      )
      .toEqual([])
  }
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

function headTags(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = head.matchAll(
    /<(?:title|(?:meta|link) (?:name|property|rel)="([^"]+)"|script type="(application\/ld\+json)")/g,
  )
  return [...new Set([...tags].map(([tag, name, type]) => name ?? type ?? tag))].toSorted()
}

test('gives the not-found page every head tag of other pages except alternates', async () => {
  for (const language of languages) {
    const html = await readFile(join(SITE_FOLDER, `${pathIn(language, NOT_FOUND_PATH)}.html`), 'utf8')
    const others = headTags(await readPrerendered(pathIn(language, '/'))).filter((name) => name !== 'alternate')
    expect.soft(headTags(html), language).toEqual([...others, 'robots'].toSorted())
    expect.soft(html, language).toContain('<meta name="robots" content="noindex"')
  }
})

test('has article section and tag metadata on use-case pages', async () => {
  const articles = expectedPages.filter(({ page }) => page.group === 'usecases')
  expect(articles.length).toBeGreaterThan(0)
  for (const path of articles.flatMap(({ page }) => languages.map((language) => canonicalPath(page, language)))) {
    const html = await readPrerendered(path)
    expect.soft(html, path).toMatch(/<meta property="article:section" content="[^"]+"/)
    expect.soft(html, path).toMatch(/<meta property="article:tag" content="[^"]+"/)
    expect.soft(html, path).toContain('<meta property="og:type" content="article"')
  }
})

test('preconnects to the flag host only if the forms are our own', async () => {
  for (const { path, html } of await builtPages()) {
    const hosts = [...html.matchAll(/<link rel="preconnect" href="([^"]+)">/g)].map(([, host]) => host)
    expect.soft(hosts, path).toEqual([new URL(settings.flagHost).origin])
  }
})

/** The blog and the links in the footer. */
const MIN_EXTERNAL_LINKS = 5

test('opens external links in a new tab with noopener and a note', async () => {
  for (const { path, html } of await builtPages()) {
    const links = [...html.matchAll(/<a ([^>]*href="https?:[^>]*)>(.*?)<\/a>/gs)]
    expect.soft(links.length, path).toBeGreaterThanOrEqual(MIN_EXTERNAL_LINKS)
    for (const [link, attributes, content] of links) expectNewTab(link, attributes, content)
  }
})
