import { FORM_PATH } from '#site/embed-root.ts'
import { languages } from '#site/languages.ts'
import type { PagePath } from '#site/pages.ts'
import { pathIn } from '#site/paths.ts'

export const ADMIN_PATH = '/admin'

export const CALL_PATH = '/call'

export const SCHEDULER_PAGE = '/talk-to-an-expert' satisfies PagePath

/** Reverse proxies must forward everything below these paths, like /api. */
export const serverRenderedPaths: readonly string[] = [ADMIN_PATH, CALL_PATH, FORM_PATH].flatMap((path) =>
  languages.map((language) => pathIn(language, path)),
)
