import { expect, it } from 'vitest'
import { languages } from '#site/languages.ts'
import { canonicalPath, sitePaths } from '#site/paths.ts'
import { choosePaths, type Candidate } from './choose-pages.ts'

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
