import { FORM_PATH } from '#site/embed-root.ts'
import { languages } from '#site/languages.ts'
import type { PagePath } from '#site/pages.ts'
import { pathIn } from '#site/paths.ts'

/** English path of the admin page. */
export const ADMIN_PATH = '/admin'

/** English path prefix of the links in mails about a call. */
export const CALL_PATH = '/call'

export const SCHEDULER_PAGE = '/talk-to-an-expert' satisfies PagePath

/** The server renders everything below these paths. Reverse proxies must forward them, like /api. */
export const serverRenderedPaths: readonly string[] = [ADMIN_PATH, CALL_PATH, FORM_PATH].flatMap((path) =>
  languages.map((language) => pathIn(language, path)),
)
