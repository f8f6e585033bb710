import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Names we have replaced with standard terms. See the vocabulary in docs/architecture.md. */
const retired = `
  mayRest restOf wakeAll Resting firstMove hasMoved servedPath watchHistory usePlace PlaceAt
  PlaceInBrowser PageSet createPageSet PageFrame openDesk hasDesk DeskSettings readDeskSettings
  useDeskForm openOffice OfficeStore createDoor opensFor showDoor RefusalError RefusalCode isForeign
  Ceiling nearFrom nearness createProofs createProver Prover remembered layOutWhole
`

const retiredFiles =
  /(?:^|\/)(?:rest|calm|memory|place|served|door|office|prover|proofs|nearest|stopping|watch|shorter|own-core|arrows|turns|weigh|shots|cards|below|Later|page-set|PageFrame|desk|useDeskForm)\.tsx?$/

const files = globSync('{src,tools,tests,workshop}/**/*.{ts,tsx}', { exclude: ['**/node_modules/**'] })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('retired-words.test.ts'))

const RETIRED = new RegExp(`(?<![\\w'"-])(?:${retired.trim().split(/\s+/).join('|')})(?![\\w'"-])`, 'g')

function findRetired(code: string): string[] {
  return code
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
    .flatMap((line) => line.match(RETIRED) ?? [])
}

it('has no retired names among identifiers', () => {
  expect(files.length).toBeGreaterThan(0)
  const found = files.flatMap((file) => findRetired(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))
  expect(found).toEqual([])
})

it('has no retired names among file names', () => {
  expect(files.filter((file) => retiredFiles.test(file))).toEqual([])
})

it('detects a retired name', () => {
  expect(findRetired('const { pathname } = usePlace()')).toEqual(['usePlace'])
  expect('src/browser/rest.ts').toMatch(retiredFiles)
})
