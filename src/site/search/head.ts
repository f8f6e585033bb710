import { DEFAULT_LANGUAGE, languageFacts, languages, type Language } from '../languages.ts'
import { notFoundPage, type AnyPage, type Page } from '../pages.ts'
import { NOT_FOUND_PATH, pathIn } from '../paths.ts'
import type { SettingsInBrowser } from '../settings.ts'
import { fillBrackets } from '../template.ts'

export type HeadTexts = {
  title: string
  description: string
  keywords?: string
  /** Makes the page an article in Open Graph. */
  articleSection?: string
  articleTag?: string
}

type Meta = { name: string; content: string } | { property: string; content: string }

export type Head = {
  title: string
  metas: readonly Meta[]
  links: readonly { rel: 'canonical' | 'alternate'; href: string; hrefLang?: string }[]
}

/** Size of the og:image, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 }

export function cardFile(page: AnyPage['id'], language: Language): string {
  return `/uploads/cards/${page}-${languageFacts[language].pictures}.jpg`
}

export function titleWithoutBrand(title: string, brand: string): string {
  return title.replace(` | ${brand}`, '')
}

type PageOnPath = {
  page: AnyPage
  path: string
  language: Language
  texts: HeadTexts
  /** Alt text of the og:image. [title] is replaced with the page title. */
  cardAlt: string
  settings: SettingsInBrowser
  /** The languages in which search engines should index the page; see translated.ts. */
  translatedInto?: readonly Language[]
}

export function isFound(page: AnyPage): page is Page {
  return page.id !== notFoundPage.id
}

/** `path` may be an alias: alternates stay aliases, the canonical link doesn't. Unindexed pages have no alternates. */
export function headOf(onPath: PageOnPath): Head {
  const { page, path, language, texts, cardAlt, settings, translatedInto = languages } = onPath
  const { title, description, keywords, articleSection, articleTag } = texts
  const absolute = (sitePath: string) => settings.siteUrl + sitePath
  const canonical = absolute(pathIn(language, isFound(page) ? page.path : NOT_FOUND_PATH))
  const isIndexed = isFound(page) && translatedInto.includes(language)
  return {
    title,
    metas: [
      ...tags('name', { description, keywords, robots: isIndexed ? undefined : 'noindex' }),
      ...tags('property', {
        'og:type': articleSection ? 'article' : 'website',
        'article:section': articleSection,
        'article:tag': articleTag,
        'og:site_name': settings.brand,
        'og:title': title,
        'og:description': description,
        'og:locale': openGraphLocale(language),
        'og:locale:alternate': languages.filter((other) => other !== language).map(openGraphLocale),
        'og:url': canonical,
        'og:image': absolute(cardFile(page.id, language)),
        'og:image:width': String(CARD_SIZE.width),
        'og:image:height': String(CARD_SIZE.height),
        'og:image:alt': fillBrackets(cardAlt, { title: titleWithoutBrand(title, settings.brand) }),
      }),
      // Twitter reads the rest from the Open Graph tags.
      ...tags('name', { 'twitter:card': 'summary_large_image' }),
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...(isIndexed ? alternatesOf(path, translatedInto) : []).map(({ code, path: alternate }) => ({
        rel: 'alternate' as const,
        hrefLang: code,
        href: absolute(alternate),
      })),
    ],
  }
}

/** One for each translation, plus `x-default`, which is English. */
export function alternatesOf(
  path: string,
  translatedInto = languages as readonly Language[],
): readonly { code: string; path: string }[] {
  const inEach = translatedInto.map((language) => ({ code: language as string, path: pathIn(language, path) }))
  return [...inEach, { code: 'x-default', path: pathIn(DEFAULT_LANGUAGE, path) }]
}

type Contents = Readonly<Record<string, string | readonly string[] | undefined>>

function tags(by: 'name' | 'property', contents: Contents): Meta[] {
  return Object.entries(contents).flatMap(([name, content]) =>
    [content || []].flat().map((each) => ({ [by]: name, content: each }) as Meta),
  )
}

function openGraphLocale(language: Language): string {
  return languageFacts[language].locale.replace('-', '_')
}
