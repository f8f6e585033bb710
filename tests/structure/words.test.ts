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
  .filter((file) => !file.endsWith('words.test.ts'))

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

/** Phrases that make native readers stumble. */
const TICS =
  /\b(?:whoever|nobody|stands?|anew|is had|comes alive|held against|(?:of|on) (?:its|their) own|by (?:itself|themselves))\b|(?:^|[.:;] )What (?:is|was|has|can|cannot|comes)\b/gim
const MAX_PER_10_000_WORDS = 2

const COMMENT = /\/\*.*?\*\/|(?<![:'"`\w])\/\/[^\n]*/gs
const CODE_IN_MARKDOWN = /```.*?```|`[^`\n]*`/gs

const prose = globSync('{*.md,{docs,brand}/**/*.md,*.ts,{src,tools,tests,workshop}/**/*.{ts,tsx,css}}').map((file) => {
  const content = readFileSync(file, 'utf8')
  const isCode = !file.endsWith('.md')
  return { file, text: isCode ? (content.match(COMMENT) ?? []).join('\n') : content.replaceAll(CODE_IN_MARKDOWN, '') }
})

function findTics(text: string): string[] {
  return [...text.matchAll(TICS)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 40))
}

it('comments and docs have few tics', () => {
  const found = prose.flatMap(({ file, text }) => findTics(text).map((tic) => `${file}: ${tic}`))
  const words = prose.reduce((sum, { text }) => sum + (text.match(/[a-z']+/gi)?.length ?? 0), 0)
  const rate = (found.length * 10_000) / words
  console.log(`${found.length} tics in ${words} words of comments and docs: ${rate.toFixed(2)} per 10,000`)
  expect(rate, found.join('\n')).toBeLessThanOrEqual(MAX_PER_10_000_WORDS)
  expect(findTics('Whoever waits says so. What is gone stays.')).toHaveLength(2)
})
