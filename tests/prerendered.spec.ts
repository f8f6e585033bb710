/** What can be asked of the built HTML, without a browser: all paths of the table are read, aliases included. */

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SITE_FOLDER } from '#server/folders.ts'
import { claimTexts } from '#site/claims.ts'
import { embedPaths } from '#site/embeds.ts'
import { languages, type ByLanguage } from '#site/languages.ts'
import { canonicalPath, languageOf, NOT_FOUND_PATH, pathIn, sitePaths } from '#site/paths.ts'
import { expectedPages } from './expectations.ts'
import { expect, test } from './fixtures.ts'
import { mainOf, prerendered, structuredDataAt, wordsOf } from './prerendered.ts'
import { settings } from './settings.ts'

/** Enough to say what a page of the menus is about. */
const MIN_WORDS = 450

test('pages of the specification have something to say, with their figures', async () => {
  for (const { page, expected } of expectedPages) {
    const { claims = [], says = [], saysInEnglish = [] } = expected
    for (const language of languages) {
      const path = canonicalPath(page, language)
      const words = wordsOf(await prerendered(path))
      if (page.menuColumn) expect.soft(words.split(' ').length, path).toBeGreaterThanOrEqual(MIN_WORDS)
      for (const claim of claims) expect.soft(words, path).toContain(claimTexts[language][claim])
      for (const text of says) expect.soft(words, path).toContain(String(text))
      for (const text of language === 'en' ? saysInEnglish : []) expect.soft(words, path).toContain(text)
    }
  }
})

test('no video plays by itself, and each can be stopped', async () => {
  for (const { path } of sitePaths) {
    for (const [tag] of (await prerendered(path)).matchAll(/<video\b[^>]*>/g)) {
      expect.soft(tag, path).toMatch(/ controls\b/)
      expect.soft(tag, path).not.toMatch(/ autoplay\b/i)
    }
  }
})

/** What somebody reads of a link, whatever is drawn beside it. */
const labelOf = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

test('one label leads to one place', async () => {
  for (const { path } of sitePaths) {
    const places = new Map<string, Set<string>>()
    for (const [, href = '', words = ''] of (await prerendered(path)).matchAll(
      /<a [^>]*href="([^"]*)".*?>(.*?)<\/a>/gs,
    )) {
      const label = labelOf(words)
      if (label) places.set(label, (places.get(label) ?? new Set()).add(href))
    }
    const ambiguous = [...places].filter(([, hrefs]) => hrefs.size > 1).map(([label, hrefs]) => [label, ...hrefs])
    expect.soft(ambiguous, path).toEqual([])
  }
})

test('heading or lead of every page says that it is about an AI or an assistant', async () => {
  const says: ByLanguage<RegExp> = { en: /\b(AI|assistants?)\b/i, pt: /\b(IA|assistentes?)\b/i }
  for (const { path, language } of sitePaths) {
    const [opening = ''] = /<h1.*?<\/h1>.*?<p.*?(?=<\/(?:p|div)>)/s.exec(mainOf(await prerendered(path))) ?? []
    expect.soft(labelOf(opening), path).toMatch(says[language] ?? /./)
  }
})

/** What the definition of a page asks for. */
const kinds = {
  website: ['Organization', 'WebSite'],
  software: ['SoftwareApplication', 'BreadcrumbList'],
  service: ['Service', 'BreadcrumbList'],
  contact: ['ContactPage', 'BreadcrumbList'],
  document: ['WebPage', 'BreadcrumbList'],
}

test('every page says what it is about, and no more than it shows', async () => {
  for (const { path, page } of sitePaths) {
    const { structuredData = [] } = expectedPages.find((each) => each.page === page)?.expected ?? {}
    const types = (await structuredDataAt(path)).map((data) => data['@type'])
    expect.soft(types.toSorted(), path).toEqual([...kinds[page.structuredData], ...structuredData].toSorted())
  }
})

// What is asked of pages in a browser is asked at their canonical paths.
test('an alias shows what its page shows', async () => {
  for (const { path, page, language } of sitePaths) {
    const html = mainOf(await prerendered(path))
    expect.soft(html, path).toBeTruthy()
    expect.soft(html, path).toBe(mainOf(await prerendered(canonicalPath(page, language))))
  }
})

test('every path links to the same page in every other language', async () => {
  for (const { path, language } of sitePaths) {
    for (const other of languages.filter((each) => each !== language)) {
      const link = new RegExp(`<a [^>]*href="${pathIn(other, path)}" hrefLang="${other}" lang="${other}"`)
      expect.soft(await prerendered(path), path).toMatch(link)
    }
  }
})

test('links stay in the language of their page', async () => {
  for (const { path, language } of sitePaths) {
    const internal = [...(await prerendered(path)).matchAll(/<a [^>]*href="(\/[^"#?]*)[^"]*"[^>]*>/g)]
    const leaving = internal.filter(
      ([tag, href = '']) =>
        languageOf(href) !== language && !href.startsWith(`/embed/${language}/`) && !tag.includes('hrefLang='),
    )
    const tags = leaving.map(([tag]) => tag)
    expect.soft(tags, path).toEqual([])
  }
})

test('every internal link leads to a page', async () => {
  const known = new Set([...sitePaths, ...embedPaths].map(({ path }) => path))
  for (const { path } of sitePaths) {
    const internal = [...(await prerendered(path)).matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href]) => href ?? '')
    const unknown = internal.filter((href) => !known.has(href))
    expect.soft(unknown, path).toEqual([])
  }
})

// Searching a page for "7-day" finds nothing if there is a character in it that cannot be seen.
test('no page, embedded page or text file has invisible characters', async () => {
  const files = await readdir(SITE_FOLDER, { recursive: true })
  for (const file of files.filter((name) => /\.(html|json|txt|vtt|xml)$/.test(name))) {
    const [found] =
      /\S*[\u00AD\u200B-\u200D\u2060\uFEFF]\S*/.exec(await readFile(join(SITE_FOLDER, file), 'utf8')) ?? []
    expect.soft(found, file).toBeUndefined()
  }
})

/** The names of the tags in a head, with the type of structured data. */
function headTags(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = head.matchAll(
    /<(?:title|(?:meta|link) (?:name|property|rel)="([^"]+)"|script type="(application\/ld\+json)")/g,
  )
  return [...new Set([...tags].map(([tag, name, type]) => name ?? type ?? tag))].toSorted()
}

test('the not-found page has every head tag that other pages have, except alternates', async () => {
  for (const language of languages) {
    const html = await readFile(join(SITE_FOLDER, `${pathIn(language, NOT_FOUND_PATH)}.html`), 'utf8')
    const others = headTags(await prerendered(pathIn(language, '/'))).filter((name) => name !== 'alternate')
    expect.soft(headTags(html), language).toEqual([...others, 'robots'].toSorted())
    expect.soft(html, language).toContain('<meta name="robots" content="noindex">')
  }
})

test('use-case pages say which section and tag their article has', async () => {
  const articles = expectedPages.filter(({ page }) => page.group === 'usecases')
  expect(articles.length).toBeGreaterThan(0)
  for (const path of articles.flatMap(({ page }) => languages.map((language) => canonicalPath(page, language)))) {
    const html = await prerendered(path)
    expect.soft(html, path).toMatch(/<meta property="article:section" content="[^"]+">/)
    expect.soft(html, path).toMatch(/<meta property="article:tag" content="[^"]+">/)
    expect.soft(html, path).toContain('<meta property="og:type" content="article">')
  }
})

test('pages connect early to the flag host and, with forms of their own, to no other', async () => {
  for (const { path } of sitePaths) {
    const hosts = [...(await prerendered(path)).matchAll(/<link rel="preconnect" href="([^"]+)">/g)].map(
      ([, host]) => host,
    )
    expect.soft(hosts, path).toEqual([new URL(settings.flagHost).origin])
  }
})

/** The blog and what the footer leads to. */
const LEAST_OUTSIDE = 5

test('outside links open in a new tab, safely, and say so', async () => {
  for (const { path } of sitePaths) {
    const links = [...(await prerendered(path)).matchAll(/<a ([^>]*href="https?:[^>]*)>(.*?)<\/a>/gs)]
    expect.soft(links.length, path).toBeGreaterThanOrEqual(LEAST_OUTSIDE)
    for (const [link, attributes, words] of links) {
      expect.soft(attributes, link).toContain('target="_blank"')
      expect.soft(attributes, link).toMatch(/rel="[^"]*noopener/)
      expect.soft(words, link).toMatch(/opens in a new tab|abre em nova aba/)
    }
  }
})
