import { expect, it } from 'vitest'
import { merge, worse } from './figures.ts'

const always = () => true

it('says what is worse than what was accepted', () => {
  const accepted = { html: { 'index.html': 14_000, 'pt/index.html': 14_000 }, tbt: { '/': 10 } }
  const now = { html: { 'index.html': 14_500, 'pt/index.html': 13_000 }, tbt: { '/': 100 } }
  expect(worse(accepted, now)).toEqual([
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
])('is silent about noise: $now', ({ accepted, now }) => {
  expect(worse(accepted, now)).toEqual([])
})

it('has nothing to say of a new page, nor of what was never accepted', () => {
  expect(worse({ html: { a: 1 } }, { html: { a: 1, b: 9000 }, tbt: { '/': 900 } })).toEqual([])
})

it('a fault that was not there before is worse, and so is the same one more often', () => {
  const accepted = { axe: {}, nu: { 'Bad value': 2 } }
  expect(worse(accepted, { axe: { 'color-contrast': 1 }, nu: { 'Bad value': 3 } })).toHaveLength(2)
  expect(worse(accepted, { axe: {}, nu: { 'Bad value': 2 } })).toEqual([])
})

it('keeps the speed of pages that were not measured this time, unless they are gone', () => {
  const kept = merge({ tbt: { '/': 5, '/gone': 6, '/pt': 7 } }, { tbt: { '/': 8 } }, (path) => path !== '/gone')
  expect(kept).toEqual({ tbt: { '/': 8, '/pt': 7 } })
})

it('takes over all of what was looked at whole, and leaves what was not looked at', () => {
  const accepted = { html: { old: 1 }, nu: { old: 2 }, axe: { old: 3 } }
  expect(merge(accepted, { html: { new: 4 }, axe: {} }, always)).toEqual({ html: { new: 4 }, nu: { old: 2 }, axe: {} })
})

it('accepting twice changes nothing', () => {
  const now = { html: { b: 1, a: 2 }, tbt: { '/pt': 1, '/': 2 } }
  const once = JSON.stringify(merge({}, now, always))
  expect(JSON.stringify(merge(JSON.parse(once), now, always))).toBe(once)
})
