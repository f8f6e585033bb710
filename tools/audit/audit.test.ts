import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '#site/languages.ts'
import { canonicalPath, sitePaths } from '#site/paths.ts'
import { findRegressions, merge } from './figures.ts'
import { choosePaths, parts, readAuditRuns, readOptions, recordAuditRun, type Candidate } from './runs.ts'
import { removeScripts } from './servers.ts'
import { cost, isBusy, judge, median, medianSample, type Sample } from './speed.ts'

describe('accepted figures', () => {
  it('are compared with figures that are worse', () => {
    const bytes = { 'index.html': 14_000, 'pt/index.html': 14_000 }
    const accepted = { html: bytes, tbt: { '/': 10 }, axe: {}, nu: { old: 2 } }
    const now = { html: { ...bytes, 'index.html': 14_500 }, tbt: { '/': 100 }, axe: { new: 1 }, nu: { old: 3 } }
    expect(findRegressions(accepted, now)).toEqual([
      'html of index.html: 14,500 bytes, accepted 14,000 bytes',
      'tbt of /: 100 ms above the yardstick, accepted 10 ms above the yardstick',
      'axe of new: 1 times, accepted 0 times',
      'nu of old: 3 times, accepted 2 times',
    ])
  })

  it.each([
    { accepted: { html: { a: 14_000 } }, now: { html: { a: 14_010 } } },
    { accepted: { tbt: { '/': 10 } }, now: { tbt: { '/': 35 } } },
    { accepted: { performance: { '/': 0 } }, now: { performance: { '/': 2 } } },
    { accepted: { cls: { '/': 0 } }, now: { cls: { '/': 0.004 } } },
    { accepted: { axe: {}, nu: { 'Bad value': 2 } }, now: { axe: {}, nu: { 'Bad value': 2 } } },
    { accepted: { html: { a: 1 } }, now: { html: { a: 1, b: 9000 }, tbt: { '/': 900 } } },
  ])('ignore noise, new pages and figures that were never accepted: $now', ({ accepted, now }) => {
    expect(findRegressions(accepted, now)).toEqual([])
  })

  it('are replaced and sorted, but keep the speed of pages that were not measured and still exist', () => {
    const accepted = { html: { old: 1 }, nu: { old: 2 }, axe: { old: 3 }, tbt: { '/': 5, '/gone': 6, '/pt': 7 } }
    const now = { html: { new: 4, add: 5 }, axe: {}, tbt: { '/': 8 } }
    const merged = merge(accepted, now, (path) => path !== '/gone')
    expect(merged).toEqual({ html: { add: 5, new: 4 }, nu: { old: 2 }, axe: {}, tbt: { '/': 8, '/pt': 7 } })
    expect(Object.keys(merged.html ?? {})).toEqual(['add', 'new'])
  })
})

it('runs all parts with five runs by default, parses all options, and rejects others', () => {
  expect(readOptions([])).toEqual({ all: false, word: '', runs: 5, only: [...parts], accept: false })
  const parameters = ['--all', '--runs', '1', '--only', 'bytes', '--only', 'nu', '--accept', 'home']
  expect(readOptions(parameters)).toEqual({ all: true, word: 'home', runs: 1, only: ['bytes', 'nu'], accept: true })
  for (const wrong of ['--runs 0', '--runs many', '--only speed', '--everything']) {
    expect(() => readOptions(wrong.split(' ')), wrong).toThrow(/--/)
  }
})

it('stores the last run of each part next to the build', async () => {
  const build = await mkdtemp(join(tmpdir(), 'build-'))
  expect(await readAuditRuns(build)).toEqual({})
  await recordAuditRun(['bytes', 'axe'], true, build)
  await recordAuditRun(['axe'], false, build)
  expect(await readAuditRuns(build)).toMatchObject({ bytes: { worse: true }, axe: { worse: false } })
  await rm(build, { recursive: true })
})

it('chooses eight pages in every language: home, the heaviest and one of each group, or all if there are fewer', () => {
  const candidates: Candidate[] = sitePaths
    .filter(({ path, page, language }) => path === canonicalPath(page, language))
    .map(({ path, page }, index) => ({ id: page.id, path, group: page.group, html: 10_000 - index * 10 }))
  const paths = choosePaths(candidates)
  const chosen = candidates.filter(({ path }) => paths.includes(path))
  expect(new Set(chosen.map(({ id }) => id)).size).toBe(8)
  expect(chosen).toHaveLength(8 * languages.length)
  // The first is the heaviest.
  expect(chosen).toContain(candidates[0])
  expect(chosen.map(({ id }) => id)).toContain('home')
  expect(new Set(chosen.map(({ group }) => group))).toEqual(new Set(candidates.map(({ group }) => group)))
  const few = candidates.filter(({ id }) => id === 'home' || id === 'privacy')
  expect(choosePaths(few)).toHaveLength(2 * languages.length)
})

const scripts = [
  '<script type="module" src="/assets/client.js" id="_R_" async=""></script>',
  '<script type="application/json">{"a":\n1}</script>',
  '<script>start()</script>',
  '<link rel="modulepreload" fetchPriority="low" href="/assets/client.js"/>',
  '<link rel="preload" href="/assets/a.js" as="script">',
  '<link id="texts" rel="preload" href="/assets/texts.json" as="fetch" crossorigin fetchpriority="low">',
  '<link rel="stylesheet" href="/assets/page.css" disabled>',
]

const others = [
  '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  '<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin>',
  '<link rel="preload" href="/uploads/a.webp" as="image">',
  '<link rel="stylesheet" href="/assets/page.css">',
  '<style>@media print{a{color:red}}</style>',
  '<iframe src="/embed/en/lead-form/framed" loading="lazy"></iframe>',
  '<script type="application/ld+json">{"@type":"FAQPage"}</script>',
]

it.each(scripts)('removes what scripts need, and keeps everything else next to it: %s', (script) => {
  expect(removeScripts(others.join(script))).toBe(others.join(''))
})

const fast: Sample = { performance: 100, accessibility: 100, fcp: 900, lcp: 1500, tbt: 0, cls: 0 }
const slow: Sample = { performance: 96, accessibility: 97, fcp: 950, lcp: 1700, tbt: 120, cls: 0.01 }

it('calculates the median of each metric separately', () => {
  expect(median([100, 2, 1, 4])).toBe(3)
  const samples = [10, 30, 20].map((tbt, index) => ({ ...fast, tbt, lcp: [3, 1, 2][index]! }))
  expect(medianSample(samples)).toEqual({ ...fast, tbt: 20, lcp: 2 })
})

it('returns a positive cost where scripts make a page worse', () => {
  const worse = { performance: 4, fcp: 50, lcp: 200, tbt: 120 }
  expect(cost({ path: '/', site: slow, yardstick: fast })).toMatchObject(worse)
})

it('lists the pages that miss a target', () => {
  const atLimit = { path: '/', site: { ...fast, tbt: fast.tbt + 30, lcp: fast.lcp + 150 }, yardstick: fast }
  const bad = { path: '/pt', site: slow, yardstick: fast }
  expect(judge([atLimit]).every((line) => line.startsWith('met: '))).toBe(true)
  for (const line of judge([atLimit, bad])) expect(line).toMatch(/^NOT MET: .*, on 1 of 2: \/pt \(.*\)$/)
})

it('detects a busy machine if pages without scripts are slow', () => {
  expect(isBusy([{ path: '/', site: slow, yardstick: fast }])).toBe(false)
  expect(isBusy([{ path: '/', site: slow, yardstick: slow }])).toBe(true)
})
