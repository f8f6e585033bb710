import { DEFAULT_LANGUAGE, languageFacts, languages, type Language } from './languages.ts'
import { pages, type Page, type PagePath } from './pages.ts'

const allPages: readonly Page[] = pages

type ShortTarget = Extract<(typeof pages)[number], { shortTarget: string }>['shortTarget']

export type LinkTarget = PagePath | ShortTarget | `${PagePath}#${string}` | `#${string}`

/** The canonical path of the not-found page. No page has this path. */
export const NOT_FOUND_PATH = '/404'

export type SitePath = { path: string; language: Language; page: Page }

/** Some static hosts add a trailing slash. */
export function withoutTrailingSlash(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** The first segment decides. Without a language prefix, the path is in the default language. */
export function languageOf(path: string): Language {
  const [, first = ''] = path.split('/')
  return (
    languages.find((language) => first !== '' && languageFacts[language].prefix === `/${first}`) ?? DEFAULT_LANGUAGE
  )
}

function addPrefix(englishPath: string, language: Language): string {
  const { prefix } = languageFacts[language]
  return prefix !== '' && englishPath === '/' ? prefix : prefix + englishPath
}

export const sitePaths: readonly SitePath[] = languages.flatMap((language) =>
  allPages.flatMap((page) =>
    [page.path, ...(page.aliases ?? [])]
      .filter((path) => !page.missingAliases?.[language]?.includes(path))
      .map((path) => ({ path: addPrefix(path, language), language, page })),
  ),
)

const byPath = new Map(sitePaths.map((sitePath) => [sitePath.path, sitePath]))

export function sitePathAt(path: string): SitePath | undefined {
  return byPath.get(withoutTrailingSlash(path))
}

export function canonicalPath(page: Page, language: Language): string {
  return addPrefix(page.path, language)
}

/** Falls back to the canonical path if the language lacks the alias. An unknown path stays unknown. */
export function pathIn(language: Language, path: string): string {
  const clean = withoutTrailingSlash(path)
  if (languageOf(clean) === language) return clean
  const translated = addPrefix(clean.slice(languageFacts[languageOf(clean)].prefix.length) || '/', language)
  const sitePath = byPath.get(clean)
  return sitePath && !byPath.has(translated) ? canonicalPath(sitePath.page, language) : translated
}

export function hrefFor(target: LinkTarget, language: Language): string {
  const [path = '', hash] = target.split('#')
  const suffix = hash === undefined ? '' : `#${hash}`
  if (path === '') return suffix
  return pathIn(language, allPages.find(({ shortTarget }) => shortTarget === path)?.path ?? path) + suffix
}
