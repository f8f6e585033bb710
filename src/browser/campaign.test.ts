import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { originParameters } from '#site/campaign.ts'
import { keepOrigin, keptCampaign } from './campaign.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  vi.stubGlobal('window', { sessionStorage })
})

afterEach(() => vi.unstubAllGlobals())

function open(address: string, referrer = ''): void {
  keepOrigin(new URL(address, 'https://verdora.example') as unknown as Location, referrer)
}

const keptOrigin = () => keptCampaign(originParameters)

it('keeps a campaign over landings without one', () => {
  open('/pt?utm_source=mail&utm_term=a%26b&q=1')
  open('/pt')
  open('/pt?q=2')
  expect(keptCampaign()).toEqual({ utm_source: 'mail', utm_term: 'a&b' })
})

it('lets a new landing with a campaign replace the whole set', () => {
  open('/pt?utm_source=mail&utm_term=spring')
  open('/pt?utm_source=search&gclid=1')
  expect(keptCampaign()).toEqual({ utm_source: 'search', gclid: '1' })
})

it('does without storage', () => {
  const sessionStorage = {
    getItem: () => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('forbidden')
    },
  }
  vi.stubGlobal('window', { sessionStorage })
  expect(() => open('/pt?utm_source=mail')).not.toThrow()
  expect(keptCampaign()).toEqual({})
})

it('keeps the first page of the visit and the site that linked to it, without query strings', () => {
  open('/pt/privacy?q=secret', 'https://news.example/articles/7?user=ana&token=1')
  open('/book-a-demo', 'https://verdora.example/pt/privacy')
  open('/', 'https://elsewhere.example/')
  expect(keptOrigin()).toEqual({ landing: '/pt/privacy', referrer: 'news.example/articles/7' })
  expect(keptCampaign()).toEqual({})
})

it('keeps the host alone where the other site tells no more', () => {
  open('/', 'https://www.search.example/')
  expect(keptOrigin()).toEqual({ landing: '/', referrer: 'www.search.example' })
})

it('knows no referring site for a visit by bookmark, from an app or from a page of its own', () => {
  open('/security', 'android-app://com.example.mail/')
  expect(keptOrigin()).toEqual({ landing: '/security' })
  window.sessionStorage.setItem('campaign', '')
  // In a tab opened from the site, the first page is not the first of the visit.
  open('/book-a-demo', 'https://verdora.example/')
  expect(keptOrigin()).toEqual({})
})

it('lets another campaign replace the first page and the referring site too', () => {
  open('/', 'https://news.example/')
  open('/security?utm_source=mail')
  expect(keptOrigin()).toEqual({ utm_source: 'mail', landing: '/security' })
})
