import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { originParameters } from '#site/campaign.ts'
import { storeOrigin, getStoredCampaign } from './campaign.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  vi.stubGlobal('window', { sessionStorage })
})

afterEach(() => vi.unstubAllGlobals())

function open(address: string, referrer = ''): void {
  storeOrigin(new URL(address, 'https://verdora.example') as unknown as Location, referrer)
}

const getStoredOrigin = () => getStoredCampaign(originParameters)

it('keeps the campaign when later pages have none', () => {
  open('/pt?utm_source=mail&utm_term=a%26b&q=1')
  open('/pt')
  open('/pt?q=2')
  expect(getStoredCampaign()).toEqual({ utm_source: 'mail', utm_term: 'a&b' })
})

it('replaces all parameters when a page with a new campaign opens', () => {
  open('/pt?utm_source=mail&utm_term=spring')
  open('/pt?utm_source=search&gclid=1')
  expect(getStoredCampaign()).toEqual({ utm_source: 'search', gclid: '1' })
})

it('works without storage', () => {
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
  expect(getStoredCampaign()).toEqual({})
})

it('stores the landing page and the referrer without query strings', () => {
  open('/pt/privacy?q=secret', 'https://news.example/articles/7?user=ana&token=1')
  open('/book-a-demo', 'https://verdora.example/pt/privacy')
  open('/', 'https://elsewhere.example/')
  expect(getStoredOrigin()).toEqual({ landing: '/pt/privacy', referrer: 'news.example/articles/7' })
  expect(getStoredCampaign()).toEqual({})
})

it('stores only the host if the referrer has no path', () => {
  open('/', 'https://www.search.example/')
  expect(getStoredOrigin()).toEqual({ landing: '/', referrer: 'www.search.example' })
})

it('stores no referrer for visits from bookmarks, apps or the site itself', () => {
  open('/security', 'android-app://com.example.mail/')
  expect(getStoredOrigin()).toEqual({ landing: '/security' })
  window.sessionStorage.setItem('campaign', '')
  // In a tab opened from the site, the first page is not the first of the visit.
  open('/book-a-demo', 'https://verdora.example/')
  expect(getStoredOrigin()).toEqual({})
})

it('replaces landing page and referrer when a page with a new campaign opens', () => {
  open('/', 'https://news.example/')
  open('/security?utm_source=mail')
  expect(getStoredOrigin()).toEqual({ utm_source: 'mail', landing: '/security' })
})
