import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languages } from '#site/languages.ts'
import { canonicalPath, sitePaths } from '#site/paths.ts'
import { choosePaths, parts, readAuditRuns, readOptions, recordAuditRun, type Candidate } from './runs.ts'

it('runs all parts with five runs by default', () => {
  expect(readOptions([])).toEqual({ all: false, word: '', runs: 5, only: [...parts], accept: false })
})

it('parses all options', () => {
  const parameters = ['--all', '--runs', '1', '--only', 'bytes', '--only', 'nu', '--accept', 'home']
  expect(readOptions(parameters)).toEqual({ all: true, word: 'home', runs: 1, only: ['bytes', 'nu'], accept: true })
})

it.each(['--runs 0', '--runs many', '--only speed', '--everything'])('rejects %s', (parameters) => {
  expect(() => readOptions(parameters.split(' '))).toThrow(/--/)
})

it('stores the last run of each part next to the build', async () => {
  const build = await mkdtemp(join(tmpdir(), 'build-'))
  expect(await readAuditRuns(build)).toEqual({})
  await recordAuditRun(['bytes', 'axe'], true, build)
  await recordAuditRun(['axe'], false, build)
  expect(await readAuditRuns(build)).toMatchObject({ bytes: { worse: true }, axe: { worse: false } })
  await rm(build, { recursive: true })
})

const candidates: Candidate[] = sitePaths
  .filter(({ path, page, language }) => path === canonicalPath(page, language))
  .map(({ path, page }, index) => ({ id: page.id, path, group: page.group, html: 10_000 - index * 10 }))

const chosen = choosePaths(candidates).map((path) => candidates.find((each) => each.path === path)!)

it('chooses eight pages in every language: home, the heaviest and one of each group', () => {
  expect(new Set(chosen.map(({ id }) => id)).size).toBe(8)
  expect(new Set(chosen).size).toBe(8 * languages.length)
  expect(chosen.map(({ id }) => id)).toContain('home')
  expect(chosen).toContain(candidates.toSorted((one, other) => other.html - one.html)[0])
  expect(new Set(chosen.map(({ group }) => group))).toEqual(new Set(candidates.map(({ group }) => group)))
})

it('chooses all pages if there are fewer', () => {
  const few = candidates.filter(({ id }) => id === 'home' || id === 'privacy')
  expect(choosePaths(few)).toHaveLength(2 * languages.length)
})
