import { describe, expect, it } from 'vitest'
import { claims, formatClaim } from './claims.ts'

describe('figures', () => {
  it.each([
    [{ value: 90, unit: '%' }, '90%', '90%'],
    [{ value: 21, unit: '%', sign: '+' }, '+21%', '+21%'],
    [{ value: [30, 50], unit: '%' }, '30–50%', '30–50%'],
    [{ value: 90, orMore: true }, '90+', '90+'],
    [{ value: 1.3, unit: 's' }, '1.3\u00a0s', '1,3\u00a0s'],
    [{ value: 1200 }, '1,200', '1.200'],
  ] as const)('are written in the form of each language: %o', (figure, english, portuguese) => {
    const claim = { ...figure, says: 'so much', source: 'test' }
    expect(formatClaim(claim, 'en')).toBe(english)
    expect(formatClaim(claim, 'pt')).toBe(portuguese)
  })

  it.each(Object.entries(claims))('%s says what it is and where it comes from', (_id, claim) => {
    expect(claim.says).not.toBe('')
    expect(claim.source).not.toBe('')
  })
})
