import { describe, expect, it } from 'vitest'
import { claims, claimTexts, formatClaim } from './claims.ts'

describe('figures', () => {
  it('are written in the form of each language', () => {
    expect(claimTexts.en).toMatchObject({
      manualWorkload: '90%',
      conversion: '+21%',
      ticketVolume: '30–50%',
      languages: '90+',
      trialDays: '7',
      responseTime: '1.3\u00a0s',
    })
    expect(claimTexts.pt).toMatchObject({ conversion: '+21%', ticketVolume: '30–50%', responseTime: '1,3\u00a0s' })
  })

  it('have thousands in local form', () => {
    const claim = { value: 1200, says: 'hours', source: 'test' }
    expect(formatClaim(claim, 'en')).toBe('1,200')
    expect(formatClaim(claim, 'pt')).toBe('1.200')
  })

  it.each(Object.entries(claims))('%s says what it is and where it comes from', (_id, claim) => {
    expect(claim.says).not.toBe('')
    expect(claim.source).not.toBe('')
  })
})
