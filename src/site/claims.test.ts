import { expect, it } from 'vitest'
import { formatClaim, formatClaimInSentence } from './claims.ts'
import { hasPortuguese, PT } from './testing/portuguese.ts'

it.each([
  [{ value: 90, unit: '%' }, '90%', '90%'],
  [{ value: 21, unit: '%', sign: '+' }, '+21%', '+21%'],
  [{ value: [30, 50], unit: '%' }, '30–50%', '30–50%'],
  [{ value: 90, orMore: true }, '90+', '90+'],
  [{ value: 1.3, unit: 's' }, '1.3\u00a0s', '1,3\u00a0s'],
  [{ value: 1200 }, '1,200', '1.200'],
] as const)('formats a figure for each language: %o', (figure, english, portuguese) => {
  expect(formatClaim(figure, 'en')).toBe(english)
  if (hasPortuguese) expect(formatClaim(figure, PT)).toBe(portuguese)
})

it.each([
  [{ value: [30, 50], unit: '%' }, '30% to 50%', 'de 30% a 50%'],
  [{ value: 90, orMore: true }, 'more than 90', 'mais de 90'],
  [{ value: 21, unit: '%', sign: '+' }, '21%', '21%'],
] as const)('phrases a figure for a sentence in each language: %o', (figure, english, portuguese) => {
  expect(formatClaimInSentence(figure, 'en')).toBe(english)
  if (hasPortuguese) expect(formatClaimInSentence(figure, PT)).toBe(portuguese)
})
