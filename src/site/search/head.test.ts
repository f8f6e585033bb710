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
  it.each(aliases)(
    'has the canonical link of the page and the alternates of the alias for $path',
    ({ path, page, language }) => {
      const { links } = headOf({ page, path, language, texts, cardAlt, settings })
      const absolute = (target: string) => settings.siteUrl + target
      expect(links).toEqual([
        { rel: 'canonical', href: absolute(canonicalPath(page, language)) },
        ...languages.map((each) => ({ rel: 'alternate', hrefLang: each, href: absolute(pathIn(each, path)) })),
        { rel: 'alternate', hrefLang: 'x-default', href: absolute(pathIn(DEFAULT_LANGUAGE, path)) },
      ])
    },
  )

  it.each(sitePaths)('has existing alternates for $path', ({ path }) => {
    for (const alternate of alternatesOf(path)) expect(sitePathAt(alternate.path)).toBeDefined()
  })

  it.each(languages)('has the Open Graph locale of the language, in %s', (language) => {
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

  it.each(languages)('marks a page that is mostly in English as noindex, in %s', (language) => {
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

  it.each(languages)('has no alternate that is mostly in English, in %s', (language) => {
    const page = pageById('home')
    const path = canonicalPath(page, language)
    const { metas, links } = headOf({ page, path, language, texts, cardAlt, settings, translatedInto: [language] })
    expect(metas).not.toContainEqual({ name: 'robots', content: 'noindex' })
    expect(links.map(({ hrefLang }) => hrefLang)).toEqual([undefined, language, 'x-default'])
  })

  it('marks the not-found page as noindex', () => {
    const head = headOf({ page: notFoundPage, path: '/nope', language: 'en', texts, cardAlt, settings })
    expect(head.metas).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(head.links.map(({ rel }) => rel)).toEqual(['canonical'])
  })

  it('gives the not-found page the same Open Graph tags as other pages', () => {
    expect(propertiesOf(notFoundPage, '/nope')).toEqual(propertiesOf(pageById('home'), '/'))
  })

  it.each([...pages, notFoundPage])('has the section and the tag of an article for $id', (page: AnyPage) => {
    const article = { ...texts, articleSection: 'Sales', articleTag: 'Leads' }
    const { metas } = headOf({ page, path: '/', language: 'en', texts: article, cardAlt, settings })
    expect(metas).toContainEqual({ property: 'og:type', content: 'article' })
    expect(metas).toContainEqual({ property: 'article:section', content: 'Sales' })
    expect(metas).toContainEqual({ property: 'article:tag', content: 'Leads' })
    expect(propertiesOf(page, '/').filter((property) => property.startsWith('article:'))).toEqual([])
  })

  it.each(sitePaths)('has the social image of the page and its alt text for $path', ({ path, page, language }) => {
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

  it('lists the alternates of each page', () => {
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(pages.length * languages.length)
  })

  it('has the date of the last change, if known', () => {
    expect(xml.match(/<lastmod>.*<\/lastmod>/g)).toEqual(['<lastmod>2026-11-17</lastmod>'])
    const entry = xml.split('</url>').find((each) => each.includes('<lastmod>'))
    expect(entry).toContain(`<loc>https://verdora.example${canonicalPath(pages[0], languages.at(-1)!)}</loc>`)
  })

  it('is named in robots.txt', () => {
    expect(robots('https://verdora.example')).toContain('Sitemap: https://verdora.example/sitemap.xml')
  })
})
