/** The head of a page as data. It is drawn by routing/PageFrame.tsx and read by tests. */

import { DEFAULT_LANGUAGE, languageFacts, languages, type Language } from '../languages.ts'
import { notFoundPage, type AnyPage, type Page } from '../pages.ts'
import { canonicalPath, pathIn } from '../paths.ts'
import type { SettingsInBrowser } from '../settings.ts'

export type HeadTexts = { title: string; description: string; keywords?: string }

export type Head = {
  title: string
  metas: readonly ({ name: string; content: string } | { property: string; content: string })[]
  links: readonly { rel: 'canonical' | 'alternate'; href: string; hrefLang?: string }[]
}

export const THEME_COLOR = '#10B981'
export const SOCIAL_IMAGE = { width: 1200, height: 630 }

type PageOnPath = {
  page: AnyPage
  path: string
  language: Language
  texts: HeadTexts
  settings: SettingsInBrowser
}

export function isFound(page: AnyPage): page is Page {
  return page.id !== notFoundPage.id
}

/** `path` may be an alias: its alternates stay aliases, its canonical link does not. */
export function headOf({ page, path, language, texts, settings }: PageOnPath): Head {
  const { title, description, keywords } = texts
  const absolute = (sitePath: string) => settings.siteUrl + sitePath
  if (!isFound(page)) {
    const metas = [
      { name: 'description', content: description },
      { name: 'robots', content: 'noindex' },
      ...socialCard(texts, language, settings),
    ]
    return { title, metas, links: [] }
  }
  const canonical = absolute(canonicalPath(page, language))
  return {
    title,
    metas: [
      { name: 'description', content: description },
      ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
      ...socialCard(texts, language, settings, canonical),
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...alternatesOf(path).map(({ code, path: alternate }) => ({
        rel: 'alternate' as const,
        hrefLang: code,
        href: absolute(alternate),
      })),
    ],
  }
}

/** The same page in every language, and the default, which is English. */
export function alternatesOf(path: string): readonly { code: string; path: string }[] {
  const inEach = languages.map((language) => ({ code: language as string, path: pathIn(language, path) }))
  return [...inEach, { code: 'x-default', path: pathIn(DEFAULT_LANGUAGE, path) }]
}

/** What messengers and networks show of a link. A page that was not found has no address of its own to show. */
function socialCard(
  { title, description }: HeadTexts,
  language: Language,
  { brand, siteUrl }: SettingsInBrowser,
  url?: string,
): Head['metas'] {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(url === undefined ? [] : [{ property: 'og:url', content: url }]),
    { property: 'og:locale', content: openGraphLocale(language) },
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({ property: 'og:locale:alternate', content: openGraphLocale(other) })),
    { property: 'og:image', content: `${siteUrl}/uploads/social-${languageFacts[language].pictures}.png` },
    { property: 'og:image:width', content: String(SOCIAL_IMAGE.width) },
    { property: 'og:image:height', content: String(SOCIAL_IMAGE.height) },
    { property: 'og:image:alt', content: brand },
    // The rest of the card is read from the tags above.
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function openGraphLocale(language: Language): string {
  return languageFacts[language].locale.replace('-', '_')
}
