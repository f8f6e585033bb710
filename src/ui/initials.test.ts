import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Marina A.', 'MA'],
  // On pages, a non-breaking space keeps a name and its initial on one line.
  ['Marina\u00A0A.', 'MA'],
  ['Marina', 'M'],
])('reads the initials of "%s" as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
