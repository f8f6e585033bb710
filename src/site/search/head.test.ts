import { expect, it } from 'vitest'
import { DEFAULT_LANGUAGE, languageFacts, languages } from '../languages.ts'
import { notFoundPage, pageById } from '../pages.ts'
import { canonicalPath, pathIn, sitePaths } from '../paths.ts'
import { readSettings } from '../settings.ts'
import { cardFile, headOf, isFound, type Head } from './head.ts'

const settings = readSettings({})
const texts = { title: 'Title', description: 'Description', keywords: 'a, b' }
const home = pageById('home')
const absolute = (path: string) => settings.siteUrl + path

function head(given: Partial<Parameters<typeof headOf>[0]> = {}): Head {
  const { page = home, language = DEFAULT_LANGUAGE } = given
  const path = isFound(page) ? canonicalPath(page, language) : '/nope'
  return headOf({ page, path, language, texts, cardAlt: 'A card that says [title]', settings, ...given })
}

function propertiesOf({ metas }: Head): string[] {
  return metas.flatMap((meta) => ('property' in meta ? [meta.property] : []))
}

const noindex = { name: 'robots', content: 'noindex' }
const aliases = sitePaths.filter(({ path, page, language }) => path !== canonicalPath(page, language))
const openGraphLocales = languages.map((each) => languageFacts[each].locale.replace('-', '_'))

it.each(aliases)(
  'has the canonical link of the page and the alternates of the alias for $path',
  ({ path, page, language }) => {
    expect(head({ page, path, language }).links).toEqual([
      { rel: 'canonical', href: absolute(canonicalPath(page, language)) },
      ...languages.map((each) => ({ rel: 'alternate', hrefLang: each, href: absolute(pathIn(each, path)) })),
      { rel: 'alternate', hrefLang: 'x-default', href: absolute(pathIn(DEFAULT_LANGUAGE, path)) },
    ])
  },
)

it.each(languages)('has the Open Graph locales and the social image of the language, in %s', (language) => {
  const { metas } = head({ language, texts: { ...texts, title: 'Title | Verdora' } })
  const locale = languageFacts[language].locale.replace('-', '_')
  expect(metas).toContainEqual({ property: 'og:locale', content: locale })
  const others = metas.filter((meta) => 'property' in meta && meta.property === 'og:locale:alternate')
  expect(others.map(({ content }) => content)).toEqual(openGraphLocales.filter((each) => each !== locale))
  expect(metas).toContainEqual({ property: 'og:image', content: absolute(cardFile('home', language)) })
  expect(metas).toContainEqual({ property: 'og:image:width', content: '1200' })
  expect(metas).toContainEqual({ property: 'og:image:alt', content: 'A card that says Title' })
  expect(metas).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

it.each(languages)('keeps translations that are mostly in English from search engines, in %s', (language) => {
  const partly = head({ language, translatedInto: languages.filter((each): boolean => each !== language) })
  expect(partly.metas).toContainEqual(noindex)
  expect(partly.links.map(({ rel }) => rel)).toEqual(['canonical'])
  const { metas, links } = head({ language, translatedInto: [language] })
  expect(metas).not.toContainEqual(noindex)
  expect(links.map(({ hrefLang }) => hrefLang)).toEqual([undefined, language, 'x-default'])
})

it('marks the not-found page as noindex', () => {
  const notFound = head({ page: notFoundPage })
  expect(notFound.metas).toContainEqual(noindex)
  expect(notFound.links.map(({ rel }) => rel)).toEqual(['canonical'])
  expect(propertiesOf(notFound)).toEqual(propertiesOf(head()))
})

it('has the section and the tag of an article', () => {
  const { metas } = head({ texts: { ...texts, articleSection: 'Sales', articleTag: 'Leads' } })
  const ofArticle = Object.entries({ 'og:type': 'article', 'article:section': 'Sales', 'article:tag': 'Leads' })
  for (const [property, content] of ofArticle) expect(metas).toContainEqual({ property, content })
  expect(propertiesOf(head()).filter((property) => property.startsWith('article:'))).toEqual([])
})
