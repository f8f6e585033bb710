import { FORM_PATH } from '#site/embed-root.ts'
import { languages } from '#site/languages.ts'
import type { PagePath } from '#site/pages.ts'
import { pathIn } from '#site/paths.ts'

/** Where the owner's page is, in English. */
export const ADMIN_PATH = '/desk'

/** What links in mails about a call begin with, in English. */
export const CALL_PATH = '/call'

/** Where visitors book a call. */
export const SCHEDULER_PAGE = '/talk-to-an-expert' satisfies PagePath

/** What is below these the server writes by itself. Servers in front of it pass it on, as they do with /api. */
export const serverRenderedPaths: readonly string[] = [ADMIN_PATH, CALL_PATH, FORM_PATH].flatMap((path) =>
  languages.map((language) => pathIn(language, path)),
)
