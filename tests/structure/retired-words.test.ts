import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Names we have replaced with standard terms. See the terminology in docs/architecture.md. */
const retired = `
  mayRest restOf wakeAll Resting firstMove hasMoved servedPath watchHistory usePlace PlaceAt
  PlaceInBrowser PageSet createPageSet PageFrame openDesk hasDesk DeskSettings readDeskSettings
  useDeskForm openOffice OfficeStore createDoor opensFor showDoor RefusalError RefusalCode isForeign
  Ceiling nearFrom nearness createProofs createProver Prover remembered layOutWhole withWords HeroWords
  FieldWords ReplyWords Wrap Grow Marked Filled Turns Ground CardGround ground grounds meantWord goesOn
  letOut likelihood sureness createPieces answersIn outsideIn troubled ParkedDelivery TroubledDelivery
  Settlement prefersStillness openMoved openUnmoved openAsServed LEAST MOST PATIENCE_MS FAREWELL_MS
  LOOK_EVERY_MS AT_ONCE ModelFault Fault keepEarlyInput officeOf createWatchServer filesForMachines Cast
  openCalls RefusedForGood oncePerBurst askedTwice
`

const retiredFiles =
  /(?:^|\/)(?:rest|calm|memory|place|served|door|office|prover|proofs|nearest|stopping|watch|shorter|own-core|arrows|turns|weigh|shots|cards|below|Later|page-set|PageFrame|desk|useDeskForm|cast|samples|with-words|HeroWords|Wrap|Grow|Marked|Filled|Turns|answers|outside|pieces|writing|handing-over)\.tsx?$/

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
  expect(findRetired('const { pathname } = usePlace()')).toEqual(['usePlace'])
})

it('has no retired names among file names', () => {
  expect(files.filter((file) => retiredFiles.test(file))).toEqual([])
  expect('src/browser/rest.ts').toMatch(retiredFiles)
})

it('names functions with verbs, not with participles', () => {
  const participles = /\bfunction (?:written|told|shown|said|known|left|proven|checked|drawn|spoken|taken|kept)\b/
  expect(files.filter((file) => participles.test(readFileSync(file, 'utf8')))).toEqual([])
})
