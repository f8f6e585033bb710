/** The head of a page as data. It is drawn by routing/PageFrame.tsx and read by tests. */

import { DEFAULT_LANGUAGE, languageFacts, languages, type Language } from '../languages.ts'
import { notFoundPage, type AnyPage, type Page, type PageId } from '../pages.ts'
import { canonicalPath, pathIn } from '../paths.ts'
import type { SettingsInBrowser } from '../settings.ts'
import { fillBrackets } from '../template.ts'

export type HeadTexts = { title: string; description: string; keywords?: string }

export type Head = {
  title: string
  metas: readonly ({ name: string; content: string } | { property: string; content: string })[]
  links: readonly { rel: 'canonical' | 'alternate'; href: string; hrefLang?: string }[]
}

/** The picture that messengers and networks show of a link. */
export const CARD_SIZE = { width: 1200, height: 630 }

export function cardFile(page: PageId, language: Language): string {
  return `/uploads/cards/${page}-${languageFacts[language].pictures}.jpg`
}

/** What a page is called where the name of the site stands beside it. */
export function titleAlone(title: string, brand: string): string {
  return title.replace(` | ${brand}`, '')
}

type PageOnPath = {
  page: AnyPage
  path: string
  language: Language
  texts: HeadTexts
  /** What is on its card, in words: [title] stands for the words that are. */
  cardAlt: string
  settings: SettingsInBrowser
  /** The languages in which the page is meant to be found; see translated.ts. */
  translatedInto?: readonly Language[]
}

export function isFound(page: AnyPage): page is Page {
  return page.id !== notFoundPage.id
}

/** `path` may be an alias: its alternates stay aliases, its canonical link does not. */
export function headOf({
  page,
  path,
  language,
  texts,
  cardAlt,
  settings,
  translatedInto = languages,
}: PageOnPath): Head {
  const { title, description, keywords } = texts
  const absolute = (sitePath: string) => settings.siteUrl + sitePath
  if (!isFound(page)) {
    const metas = [
      { name: 'description', content: description },
      { name: 'robots', content: 'noindex' },
      ...openGraph(texts, language, settings),
    ]
    return { title, metas, links: [] }
  }
  const canonical = absolute(canonicalPath(page, language))
  const isTranslated = translatedInto.includes(language)
  return {
    title,
    metas: [
      { name: 'description', content: description },
      ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
      ...(isTranslated ? [] : [{ name: 'robots', content: 'noindex' }]),
      ...openGraph(texts, language, settings),
      { property: 'og:url', content: canonical },
      { property: 'og:image', content: absolute(cardFile(page.id, language)) },
      { property: 'og:image:width', content: String(CARD_SIZE.width) },
      { property: 'og:image:height', content: String(CARD_SIZE.height) },
      { property: 'og:image:alt', content: fillBrackets(cardAlt, { title: titleAlone(title, settings.brand) }) },
      // The rest of the card is read from the tags above.
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...(isTranslated ? alternatesOf(path, translatedInto) : []).map(({ code, path: alternate }) => ({
        rel: 'alternate' as const,
        hrefLang: code,
        href: absolute(alternate),
      })),
    ],
  }
}

/** The same page in every language that it is translated into, and the default, which is English. */
export function alternatesOf(
  path: string,
  translatedInto = languages as readonly Language[],
): readonly { code: string; path: string }[] {
  const inEach = translatedInto.map((language) => ({ code: language as string, path: pathIn(language, path) }))
  return [...inEach, { code: 'x-default', path: pathIn(DEFAULT_LANGUAGE, path) }]
}

/** What messengers and networks say of a link. A page that was not found has neither an address nor a picture to show. */
function openGraph({ title, description }: HeadTexts, language: Language, { brand }: SettingsInBrowser): Head['metas'] {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: openGraphLocale(language) },
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({ property: 'og:locale:alternate', content: openGraphLocale(other) })),
  ]
}

function openGraphLocale(language: Language): string {
  return languageFacts[language].locale.replace('-', '_')
}
