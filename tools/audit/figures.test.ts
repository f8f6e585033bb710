import { expect, it } from 'vitest'
import { findRegressions, merge } from './figures.ts'

it('lists figures that are worse than the accepted ones', () => {
  const accepted = { html: { 'index.html': 14_000, 'pt/index.html': 14_000 }, tbt: { '/': 10 } }
  const now = { html: { 'index.html': 14_500, 'pt/index.html': 13_000 }, tbt: { '/': 100 } }
  expect(findRegressions(accepted, now)).toEqual([
    'html of index.html: 14,500 bytes, accepted 14,000 bytes',
    'tbt of /: 100 ms above the yardstick, accepted 10 ms above the yardstick',
  ])
})

it.each([
  { accepted: { html: { a: 14_000 } }, now: { html: { a: 14_010 } } },
  { accepted: { tbt: { '/': 10 } }, now: { tbt: { '/': 35 } } },
  { accepted: { lcp: { '/': 10 } }, now: { lcp: { '/': 90 } } },
  { accepted: { performance: { '/': 0 } }, now: { performance: { '/': 2 } } },
  { accepted: { cls: { '/': 0 } }, now: { cls: { '/': 0.004 } } },
  { accepted: { html: { a: 1 } }, now: { html: { a: 1, b: 9000 }, tbt: { '/': 900 } } },
])('ignores noise, new pages and figures that were never accepted: $now', ({ accepted, now }) => {
  expect(findRegressions(accepted, now)).toEqual([])
})

it('reports new violations and violations that occur more often', () => {
  const accepted = { axe: {}, nu: { 'Bad value': 2 } }
  expect(findRegressions(accepted, { axe: { 'color-contrast': 1 }, nu: { 'Bad value': 3 } })).toHaveLength(2)
  expect(findRegressions(accepted, { axe: {}, nu: { 'Bad value': 2 } })).toEqual([])
})

it('replaces figures, but keeps the speed of pages that were not measured and still exist', () => {
  const accepted = { html: { old: 1 }, nu: { old: 2 }, axe: { old: 3 }, tbt: { '/': 5, '/gone': 6, '/pt': 7 } }
  const now = { html: { new: 4 }, axe: {}, tbt: { '/': 8 } }
  const merged = { html: { new: 4 }, nu: { old: 2 }, axe: {}, tbt: { '/': 8, '/pt': 7 } }
  expect(merge(accepted, now, (path) => path !== '/gone')).toEqual(merged)
})

it('returns the same figures when they are accepted twice', () => {
  const now = { html: { b: 1, a: 2 }, tbt: { '/pt': 1, '/': 2 } }
  const once = JSON.stringify(merge({}, now, () => true))
  expect(JSON.stringify(merge(JSON.parse(once), now, () => true))).toBe(once)
})
