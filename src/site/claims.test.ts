import { expect, it } from 'vitest'
import { formatClaim, formatClaimInSentence } from './claims.ts'
import { hasPortuguese, PT } from './testing/portuguese.ts'

it.each([
  [formatClaim, { value: 90, unit: '%' }, '90%', '90%'],
  [formatClaim, { value: 21, unit: '%', sign: '+' }, '+21%', '+21%'],
  [formatClaim, { value: [30, 50], unit: '%' }, '30–50%', '30–50%'],
  [formatClaim, { value: 90, orMore: true }, '90+', '90+'],
  [formatClaim, { value: 1.3, unit: 's' }, '1.3\u00a0s', '1,3\u00a0s'],
  [formatClaim, { value: 1200 }, '1,200', '1.200'],
  [formatClaimInSentence, { value: [30, 50], unit: '%' }, '30% to 50%', 'de 30% a 50%'],
  [formatClaimInSentence, { value: 90, orMore: true }, 'more than 90', 'mais de 90'],
  [formatClaimInSentence, { value: 21, unit: '%', sign: '+' }, '21%', '21%'],
] as const)('formats a figure for each language with %o: %o', (format, figure, english, portuguese) => {
  expect(format(figure, 'en')).toBe(english)
  if (hasPortuguese) expect(format(figure, PT)).toBe(portuguese)
})
