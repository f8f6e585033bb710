import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { environment } from '#server/environment.ts'
import { claims } from '#site/claims.ts'
import { namespaces } from '#site/namespaces.ts'
import { pages } from '#site/pages.ts'
import { companies, people } from '#site/people.ts'
import { samples } from '#site/sample-copy.ts'
import { readAuditRuns } from '../audit/runs.ts'
import { isDrawnPortrait } from '../images/avatars.ts'
import { readJsonFile } from '../json-file.ts'
import { DRAWN_RECORD } from '../og-images/card.ts'
import { translationStates } from '../untranslated.ts'
import { CONFIRMED, type Project } from './check.ts'

export async function readProject(): Promise<Project> {
  return {
    environment: environment(),
    companies,
    people,
    claims,
    samples,
    namespaces,
    pages: pages.map(({ id }) => id),
    files: listFiles('public/locales').map((name) => {
      const file = `public/locales/${name}`
      return { file, text: readFileSync(file, 'utf8') }
    }),
    shownClaims: findShownClaims(),
    uploads: listFiles('public/uploads'),
    drawnPortraits: globSync('public/uploads/avatars/*.svg')
      .filter((file) => isDrawnPortrait(readFileSync(file, 'utf8')))
      .map((file) => basename(file)),
    drawn: {
      marks: globSync('brand/mark*.svg').map((file) => createHash('sha256').update(readFileSync(file)).digest('hex')),
      cards: (readJsonFile(DRAWN_RECORD) as { brand?: string } | undefined)?.brand,
    },
    auditRuns: await readAuditRuns(),
    translations: translationStates(),
    confirmed: (readJsonFile(CONFIRMED) ?? {}) as Record<string, unknown>,
  }
}

function listFiles(folder: string): string[] {
  const files = globSync('**/*.*', { cwd: folder })
  return files.map((file) => file.replaceAll('\\', '/')).toSorted()
}

function findShownClaims(): string[] {
  const pageFiles = pages.flatMap(({ id }) => globSync(`src/pages/${id}/**/*.{ts,tsx}`))
  const code = [...pageFiles, ...globSync('src/{app,sections}/**/*.tsx')]
  const texts = namespaces.flatMap((namespace) => globSync(`public/locales/*/${namespace}.*.json`))
  const files = [...code.filter((file) => !file.includes('.test.')), ...texts]
  const all = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  return Object.keys(claims).filter((id) => new RegExp(`claims\\.${id}(?:Said)?\\b|'${id}'`).test(all))
}
