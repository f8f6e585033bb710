import { expect, it } from 'vitest'
import { correctSpelling } from './spelling.ts'

it.each([
  ['suport', 'support'],
  ['dashbord', 'dashboard'],
  ['contarct', 'contract'],
  ['poem', undefined],
  ['weather', undefined],
])('corrects %s to %s', (typed, corrected) => {
  const vocabulary = ['support', 'dashboard', 'contract', 'report', 'poet', 'leather', 'whether']
  expect(correctSpelling(typed, vocabulary)).toBe(corrected)
})
