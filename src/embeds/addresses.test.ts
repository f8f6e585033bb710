import { describe, expect, it } from 'vitest'
import { PT } from '#site/testing/portuguese.ts'
import { outsideAddresses, ownAddresses } from './addresses.ts'

const SITE_HOST = 'verdora.example'
const visit = { language: PT, campaign: { utm_source: 'mail' }, page: '/pt' } as const

function frameAddress(configured: string): string {
  return outsideAddresses(configured, SITE_HOST, visit).frame
}

describe('the site’s own form', () => {
  it('has the language in its path and the visit in its query', () => {
    const own = ownAddresses('lead-form', visit)
    expect(own.tab).toBe('/embed/pt/lead-form?utm_source=mail&page=%2Fpt')
    expect(own.frame).toBe(own.tab.replace('?', '/framed?'))
  })

  it('has no query in the prerendered page', () => {
    expect(ownAddresses('scheduler', { language: 'en' }).frame).toBe('/embed/en/scheduler/framed')
  })
})

describe('an external form', () => {
  it('keeps the owner’s parameters unless the visit has its own', () => {
    expect(frameAddress('https://forms.example/f?id=7&utm_source=site&utm_medium=web')).toBe(
      'https://forms.example/f?id=7&utm_source=mail&utm_medium=web&language=pt',
    )
  })

  it('gets no page parameter', () => {
    expect(frameAddress('https://forms.example/f')).not.toContain('page=')
  })

  it.each([
    [
      'https://calendly.com/acme/demo',
      'https://calendly.com/acme/demo?language=pt&utm_source=mail&embed_domain=verdora.example&embed_type=Inline',
    ],
    ['https://cal.com/acme/demo', 'https://cal.com/acme/demo/embed?language=pt&utm_source=mail&embed=site'],
    ['https://cal.com/acme/demo/embed?embed=x', 'https://cal.com/acme/demo/embed?embed=x&language=pt&utm_source=mail'],
    ['https://meetings.hubspot.com/ana', 'https://meetings.hubspot.com/ana?language=pt&utm_source=mail&embed=true'],
  ])('adds the parameters that the vendor of %s needs in a frame', (configured, expected) => {
    expect(frameAddress(configured)).toBe(expected)
  })

  it('opens in a tab without the parameters for frames', () => {
    const { tab } = outsideAddresses('https://cal.com/acme/demo', SITE_HOST, visit)
    expect(tab).toBe('https://cal.com/acme/demo?language=pt&utm_source=mail')
  })
  it('has a ready timeout of 8 s if its vendor sends a message, and a sandbox without top navigation', () => {
    const outside = (configured: string) => outsideAddresses(configured, SITE_HOST, visit).outside
    expect(outside('https://calendly.com/acme/demo')?.readyTimeoutMs).toBe(8000)
    expect(outside('https://forms.example/f')?.readyTimeoutMs).toBeUndefined()
    expect(outside('https://forms.example/f')?.sandbox).not.toContain('top-navigation')
    expect(ownAddresses('lead-form', visit).outside).toBeUndefined()
  })
})
