import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from './imports.ts'

const read = (file: string) => readFileSync(file, 'utf8')

it('runs no scripts of packages when they are installed', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
})

it('does not use Intl in rendered code: its first use blocks the main thread for 40 ms', () => {
  const rendered = sourceFiles.filter((file) => /^src\/(?:pages|sections|app\/shell|ui)\//.test(file))
  const components = rendered.filter((file) => !/\.(?:test|spec)\.tsx?$|\/(?:card|expectations)\.ts$/.test(file))
  expect(components).not.toEqual([])
  expect(components.filter((file) => /\bIntl\.|\.toLocale(?:Date|Time)?String\(/.test(read(file)))).toEqual([])
})

/** `color`, and custom properties that are read as one. */
const TEXT_IN_LINE_COLOR = /(?<![\w-])(color|--(?:text|on-dark|lead|note|shape-text)[\w-]*):[^;}]*var\(--line\b[^;}]*/g

it('never uses a line color for text, because high contrast makes lines as strong as text', () => {
  const sheets = globSync('src/**/*.css')
  expect(sheets).not.toEqual([])
  for (const sheet of sheets) expect(read(sheet).match(TEXT_IN_LINE_COLOR), sheet).toBeNull()
})

const MAX_COMPONENT_LINES = 140
const MAX_PAGE_LINES = 32
const MAX_MEDIAN_COMPONENT_LINES = 40

const countLines = (file: string) => read(file).trimEnd().split('\n').length

// The workshop only has examples.
const components = sourceFiles.filter((file) => file.endsWith('.tsx') && !/\.test\.|^workshop\//.test(file))

it('keeps components short, and page modules to a list of sections', () => {
  expect(components.filter((file) => countLines(file) > MAX_COMPONENT_LINES)).toEqual([])
  const sizes = components.map(countLines).toSorted((one, other) => one - other)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(MAX_MEDIAN_COMPONENT_LINES)
  const pages = components.filter((file) => /^src\/pages\/[\w-]+\/(page|below-the-fold)\.tsx$/.test(file))
  expect(pages.filter((file) => countLines(file) > MAX_PAGE_LINES)).toEqual([])
})

/** Phrases that make native readers stumble. */
const TICS =
  /\b(?:whoever|nobody|stands?|anew|is had|comes alive|held against|(?:of|on) (?:its|their) own|by (?:itself|themselves))\b|(?:^|[.:;] )What (?:is|was|has|can|cannot|comes)\b/gim
const MAX_PER_10_000_WORDS = 2

const COMMENT = /\/\*.*?\*\/|(?<![:'"`\w])\/\/[^\n]*/gs
const CODE_IN_MARKDOWN = /```.*?```|`[^`\n]*`/gs

const prose = globSync('{*.md,{docs,brand}/**/*.md,*.ts,{src,tools,tests,workshop}/**/*.{ts,tsx,css}}').map((file) => {
  const content = read(file)
  const isCode = !file.endsWith('.md')
  return { file, text: isCode ? (content.match(COMMENT) ?? []).join('\n') : content.replaceAll(CODE_IN_MARKDOWN, '') }
})

function findTics(text: string): string[] {
  return [...text.matchAll(TICS)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 40))
}

it('has few tics in comments and docs', () => {
  const found = prose.flatMap(({ file, text }) => findTics(text).map((tic) => `${file}: ${tic}`))
  const words = prose.reduce((sum, { text }) => sum + (text.match(/[a-z']+/gi)?.length ?? 0), 0)
  const rate = (found.length * 10_000) / words
  expect(rate, found.join('\n')).toBeLessThanOrEqual(MAX_PER_10_000_WORDS)
  expect(findTics('Whoever waits says so. What is gone stays.')).toHaveLength(2)
})
