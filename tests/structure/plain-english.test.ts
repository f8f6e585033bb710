import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

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
