import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Marina A.', 'MA'],
  // As it stands on a page: a name and its initial share a line.
  ['Marina\u00A0A.', 'MA'],
  ['Marina', 'M'],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
