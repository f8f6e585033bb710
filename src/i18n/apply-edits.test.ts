import { expect, it } from 'vitest'
import { applyEdits } from './loading.ts'

const built = { title: 'Old', hero: { lead: 'Old lead', items: [{ name: 'One', note: 'first' }] } }

it.each([
  ['texts', { title: 'New', hero: { lead: 'New lead', items: [{ name: '1', note: 'a' }] } }],
  ['a longer list', { ...built, hero: { ...built.hero, items: [...built.hero.items, { name: '2', note: 'b' }] } }],
])('applies edited %s', (_what, edited) => {
  expect(applyEdits(built, edited)).toEqual(edited)
})

it('lets a list shrink', () => {
  expect(applyEdits({ list: ['a', 'b'] }, { list: ['a'] })).toEqual({ list: ['a'] })
})

it.each([
  ['a missing key', { hero: built.hero }],
  ['an empty text', { ...built, title: '' }],
  ['a list where a text was', { ...built, title: ['x'] }],
  ['a text where a group was', { ...built, hero: 'x' }],
  ['a group where a list was', { ...built, hero: { ...built.hero, items: {} } }],
  ['an emptied list', { ...built, hero: { ...built.hero, items: [] } }],
  ['an item without its keys', { ...built, hero: { ...built.hero, items: [{}] } }],
  ['a figure that does not exist', { ...built, title: 'Now {{claims.typo}}' }],
  ['nothing at all', null],
  ['a list instead of texts', []],
  ['a key that does not exist', { ...built, extra: 'x' }],
])('keeps the built text for %s', (_mistake, edited) => {
  expect(applyEdits(built, edited)).toEqual(built)
})
