import { describe, expect, it } from 'vitest'
import { DEFAULT_LANGUAGE, languageFacts, languages } from '../languages.ts'
import { notFoundPage, pageById, pages, type AnyPage } from '../pages.ts'
import { canonicalPath, pathIn, sitePathAt, sitePaths } from '../paths.ts'
import { readSettings } from '../settings.ts'
import { alternatesOf, cardFile, headOf } from './head.ts'
import { robots, sitemap } from './sitemap.ts'

const settings = readSettings({})
const cardAlt = 'A card that says [title]'
const texts = { title: 'Title', description: 'Description', keywords: 'a, b' }

const aliases = sitePaths.filter(({ path, page, language }) => path !== canonicalPath(page, language))

function propertiesOf(page: AnyPage, path: string): string[] {
  const { metas } = headOf({ page, path, language: 'en', texts, cardAlt, settings })
  return metas.flatMap((meta) => ('property' in meta ? [meta.property] : []))
}

describe('head', () => {
  it.each(aliases)('$path has the canonical link of its page and alternates of its own', ({ path, page, language }) => {
    const { links } = headOf({ page, path, language, texts, cardAlt, settings })
    const at = (place: string) => settings.siteUrl + place
    expect(links).toEqual([
      { rel: 'canonical', href: at(canonicalPath(page, language)) },
      ...languages.map((each) => ({ rel: 'alternate', hrefLang: each, href: at(pathIn(each, path)) })),
      { rel: 'alternate', hrefLang: 'x-default', href: at(pathIn(DEFAULT_LANGUAGE, path)) },
    ])
  })

  it.each(sitePaths)('of $path has alternates that exist', ({ path }) => {
    for (const alternate of alternatesOf(path)) expect(sitePathAt(alternate.path)).toBeDefined()
  })

  it.each(languages)('speaks of the language in its own form for social cards, in %s', (language) => {
    const page = pageById('home')
    const head = headOf({ page, path: canonicalPath(page, language), language, texts, cardAlt, settings })
    expect(head.metas).toContainEqual({
      property: 'og:locale',
      content: languageFacts[language].locale.replace('-', '_'),
    })
    expect(head.metas).toContainEqual({ property: 'og:image:width', content: '1200' })
    const others = head.metas.filter((meta) => 'property' in meta && meta.property === 'og:locale:alternate')
    const locales = languages.filter((each): boolean => each !== language).map((each) => languageFacts[each].locale)
    expect(others.map(({ content }) => content)).toEqual(locales.map((locale) => locale.replace('-', '_')))
  })

  it.each(languages)('keeps a page that is mostly in English out of search engines, in %s', (language) => {
    const page = pageById('home')
    const head = headOf({
      page,
      path: canonicalPath(page, language),
      language,
      texts,
      cardAlt,
      settings,
      translatedInto: languages.filter((each): boolean => each !== language),
    })
    expect(head.metas).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(head.links.map(({ rel }) => rel)).toEqual(['canonical'])
  })

  it.each(languages)('names no alternate that is mostly in English, in %s', (language) => {
    const page = pageById('home')
    const path = canonicalPath(page, language)
    const { metas, links } = headOf({ page, path, language, texts, cardAlt, settings, translatedInto: [language] })
    expect(metas).not.toContainEqual({ name: 'robots', content: 'noindex' })
    expect(links.map(({ hrefLang }) => hrefLang)).toEqual([undefined, language, 'x-default'])
  })

  it('of the not-found page keeps it out of search engines', () => {
    const head = headOf({ page: notFoundPage, path: '/nope', language: 'en', texts, cardAlt, settings })
    expect(head.metas).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(head.links.map(({ rel }) => rel)).toEqual(['canonical'])
  })

  it('of the not-found page has every tag of other pages', () => {
    expect(propertiesOf(notFoundPage, '/nope')).toEqual(propertiesOf(pageById('home'), '/'))
  })

  it.each([...pages, notFoundPage])('of $id names the section and the tag of an article', (page: AnyPage) => {
    const article = { ...texts, articleSection: 'Sales', articleTag: 'Leads' }
    const { metas } = headOf({ page, path: '/', language: 'en', texts: article, cardAlt, settings })
    expect(metas).toContainEqual({ property: 'og:type', content: 'article' })
    expect(metas).toContainEqual({ property: 'article:section', content: 'Sales' })
    expect(metas).toContainEqual({ property: 'article:tag', content: 'Leads' })
    expect(propertiesOf(page, '/').filter((property) => property.startsWith('article:'))).toEqual([])
  })

  it.each(sitePaths)('of $path shows the card of its page, and says what is on it', ({ path, page, language }) => {
    const { metas } = headOf({ page, path, language, texts: { ...texts, title: 'Title | Verdora' }, cardAlt, settings })
    expect(metas).toContainEqual({ property: 'og:image', content: settings.siteUrl + cardFile(page.id, language) })
    expect(metas).toContainEqual({ property: 'og:image:alt', content: 'A card that says Title' })
    expect(metas).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  })
})

describe('sitemap', () => {
  const xml = sitemap('https://verdora.example', (page, language) =>
    page === pages[0].id && language === languages.at(-1) ? '2026-11-17' : undefined,
  )

  it('lists the canonical paths of all languages and no alias', () => {
    expect(xml.match(/<loc>/g)).toHaveLength(pages.length * languages.length)
    for (const { path, page, language } of sitePaths) {
      expect(xml.includes(`<loc>https://verdora.example${path}</loc>`)).toBe(path === canonicalPath(page, language))
    }
  })

  it('leaves out pages that are mostly in English under another language', () => {
    const [page] = pages
    for (const language of languages.slice(1)) {
      const partly = sitemap('https://verdora.example', () => undefined, { [language]: [page.id] })
      expect(partly).not.toContain(`${canonicalPath(page, language)}</loc>`)
      expect(partly.match(new RegExp(`hreflang="${language}"`, 'g'))).toHaveLength(
        (pages.length - 1) * languages.length,
      )
    }
  })

  it('gives each its alternates', () => {
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(pages.length * languages.length)
  })

  it('says when a page was changed last, where that is known', () => {
    expect(xml.match(/<lastmod>.*<\/lastmod>/g)).toEqual(['<lastmod>2026-11-17</lastmod>'])
    const entry = xml.split('</url>').find((each) => each.includes('<lastmod>'))
    expect(entry).toContain(`<loc>https://verdora.example${canonicalPath(pages[0], languages.at(-1)!)}</loc>`)
  })

  it('is named in robots.txt', () => {
    expect(robots('https://verdora.example')).toContain('Sitemap: https://verdora.example/sitemap.xml')
  })
})
