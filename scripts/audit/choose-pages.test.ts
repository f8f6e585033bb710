import { expect, it } from 'vitest'
import { languages } from '../../app/site/languages.ts'
import { canonicalPath, sitePaths } from '../../app/site/paths.ts'
import { choosePaths, type Candidate } from './choose-pages.ts'
import { PT } from '../../app/site/testing/portuguese.ts'

/** As if later pages of the table were lighter, and Portuguese a little heavier. */
const candidates: Candidate[] = sitePaths
  .filter(({ path, page, language }) => path === canonicalPath(page, language))
  .map(({ path, page, language }, index) => ({
    id: page.id,
    path,
    language,
    group: page.group,
    html: 10_000 - index * 10 + (language === PT ? 500 : 0),
  }))

const chosen = choosePaths(candidates).map((path) => candidates.find((each) => each.path === path)!)

it('chooses eight different paths', () => {
  expect(new Set(chosen).size).toBe(8)
})

it('has home in every language and every other page once', () => {
  expect(chosen.filter(({ id }) => id === 'home').map(({ language }) => language)).toEqual([...languages])
  const others = chosen.filter(({ id }) => id !== 'home').map(({ id }) => id)
  expect(new Set(others).size).toBe(others.length)
})

it('has the heaviest, and something of each menu', () => {
  const others = candidates.filter(({ id }) => id !== 'home')
  expect(chosen).toContain(others.toSorted((one, other) => other.html - one.html)[0])
  const groups = new Set(others.map(({ group }) => group))
  expect(new Set(chosen.filter(({ id }) => id !== 'home').map(({ group }) => group))).toEqual(groups)
})

it('has about as many in one language as in the other', () => {
  const counts = languages.map((language) => chosen.filter((each) => each.language === language).length)
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2)
})

it('makes do with fewer pages', () => {
  const other = chosen.find(({ id }) => id !== 'home')
  const few = candidates.filter(({ id }) => id === 'home' || id === other?.id)
  expect(choosePaths(few)).toHaveLength(languages.length + 1)
})
