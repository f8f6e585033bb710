import { existsSync, globSync, readFileSync } from 'node:fs'
import { companies, people } from '../../app/site/cast.ts'
import { claims } from '../../app/site/claims.ts'
import { namespaces } from '../../app/site/namespaces.ts'
import { pages } from '../../app/site/pages.ts'
import { samples } from '../../app/site/samples.ts'
import { environment } from '../../server/environment.ts'
import { readRan } from '../audit/ran.ts'
import { parseJsonFile } from '../json-file.ts'
import { translationStates } from '../untranslated.ts'
import { CONFIRMED, type Checkout } from './check.ts'

/** This one, as it is. */
export async function readCheckout(): Promise<Checkout> {
  return {
    environment: environment(),
    companies,
    people,
    claims,
    samples,
    namespaces,
    pages: pages.map(({ id }) => id),
    files: filesUnder('public/locales').map((name) => {
      const file = `public/locales/${name}`
      return { file, text: readFileSync(file, 'utf8') }
    }),
    uploads: filesUnder('public/uploads'),
    ran: await readRan(),
    translations: translationStates(),
    confirmed: existsSync(CONFIRMED)
      ? (parseJsonFile(CONFIRMED, readFileSync(CONFIRMED, 'utf8')) as Checkout['confirmed'])
      : {},
  }
}

function filesUnder(folder: string): string[] {
  const files = globSync('**/*.*', { cwd: folder }).map((file) => file.replaceAll('\\', '/'))
  return files.toSorted()
}
