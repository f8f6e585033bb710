import { describe, expect, it } from 'vitest'
import { addressesOf } from './addresses.ts'

const visit = { language: 'pt', siteHost: 'verdora.example', campaign: { utm_source: 'mail' }, page: '/pt' } as const

function framed(configured: string): string {
  return addressesOf({ ...visit, of: 'lead-form', configured }).framed
}

describe('the site’s own form', () => {
  it('has its language in the path, and is told of the visit', () => {
    const own = addressesOf({ ...visit, of: 'lead-form', configured: undefined })
    expect(own.tab).toBe('/embed/pt/lead-form?utm_source=mail&page=%2Fpt')
    expect(own.framed).toBe(own.tab.replace('?', '/framed?'))
  })

  it('is plain in the prerendered page', () => {
    const request = { of: 'scheduler', configured: undefined, language: 'en', siteHost: 'verdora.example' } as const
    expect(addressesOf(request).framed).toBe('/embed/en/scheduler/framed')
  })
})

describe('a form from elsewhere', () => {
  it('keeps what the owner has set, and takes what the visitor brings', () => {
    expect(framed('https://forms.example/f?id=7&utm_source=site&utm_medium=web')).toBe(
      'https://forms.example/f?id=7&utm_source=mail&utm_medium=web&language=pt',
    )
  })

  it('is not told on which page it stands', () => {
    expect(framed('https://forms.example/f')).not.toContain('page=')
  })

  it.each([
    [
      'https://calendly.com/acme/demo',
      'https://calendly.com/acme/demo?language=pt&utm_source=mail&embed_domain=verdora.example&embed_type=Inline',
    ],
    ['https://cal.com/acme/demo', 'https://cal.com/acme/demo/embed?language=pt&utm_source=mail&embed=site'],
    ['https://cal.com/acme/demo/embed?embed=x', 'https://cal.com/acme/demo/embed?embed=x&language=pt&utm_source=mail'],
    ['https://meetings.hubspot.com/ana', 'https://meetings.hubspot.com/ana?language=pt&utm_source=mail&embed=true'],
  ])('%s gets what its vendor needs in a frame', (configured, wanted) => {
    expect(framed(configured)).toBe(wanted)
  })

  it('opens in a tab without what only frames need', () => {
    const { tab } = addressesOf({ ...visit, of: 'scheduler', configured: 'https://cal.com/acme/demo' })
    expect(tab).toBe('https://cal.com/acme/demo?language=pt&utm_source=mail')
  })
})
