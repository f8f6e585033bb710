import { describe, expect, it } from 'vitest'
import { PT } from '#site/testing/portuguese.ts'
import { outsideAddresses, ownAddresses } from './addresses.ts'

const visit = { language: PT, campaign: { utm_source: 'mail' }, page: '/pt' } as const

const addressesOf = (configured: string) => outsideAddresses(configured, 'verdora.example', visit)

it('gives the site’s own form the language in its path, and the visit in its query unless prerendered', () => {
  const own = ownAddresses('lead-form', visit)
  expect(own.tab).toBe('/embed/pt/lead-form?utm_source=mail&page=%2Fpt')
  expect(own.frame).toBe(own.tab.replace('?', '/framed?'))
  expect(ownAddresses('scheduler', { language: 'en' }).frame).toBe('/embed/en/scheduler/framed')
})

describe('an external form', () => {
  it('keeps the owner’s parameters unless the visit has its own, and gets no page parameter', () => {
    expect(addressesOf('https://forms.example/f?id=7&utm_source=site&utm_medium=web').frame).toBe(
      'https://forms.example/f?id=7&utm_source=mail&utm_medium=web&language=pt',
    )
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
    expect(addressesOf(configured).frame).toBe(expected)
  })

  it('opens in a tab without the parameters for frames', () => {
    expect(addressesOf('https://cal.com/acme/demo').tab).toBe('https://cal.com/acme/demo?language=pt&utm_source=mail')
  })

  it('has a ready timeout of 8 s if its vendor sends a message, and a sandbox without top navigation', () => {
    const { outside } = addressesOf('https://forms.example/f')
    expect(addressesOf('https://calendly.com/acme/demo').outside?.readyTimeoutMs).toBe(8000)
    expect(outside?.readyTimeoutMs).toBeUndefined()
    expect(outside?.sandbox).not.toContain('top-navigation')
    expect(ownAddresses('lead-form', visit).outside).toBeUndefined()
  })
})
