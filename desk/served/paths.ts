import { languages } from '../../app/site/languages.ts'
import { pathIn } from '../../app/site/paths.ts'

/** Where the owner's page is, in English. */
export const OFFICE_PATH = '/desk'

/** What is below these the server writes by itself. Servers in front of it pass it on, as they do with /api. */
export const servedPaths: readonly string[] = languages.map((language) => pathIn(language, OFFICE_PATH))
