import { beforeEach, expect, it } from 'vitest'
import { originParameters } from '#site/campaign.ts'
import { storeOrigin, getStoredCampaign } from './campaign.ts'
import { blockSessionStorage, stubSessionStorage } from './testing/session-storage.ts'

beforeEach(stubSessionStorage)

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
  blockSessionStorage()
  open('/pt?utm_source=mail')
  expect(getStoredCampaign()).toEqual({})
})

it.each([
  ['https://news.example/articles/7?user=ana&token=1', 'news.example/articles/7'],
  ['https://www.search.example/', 'www.search.example'],
])('stores the landing page and the referrer %s without query strings', (referrer, stored) => {
  open('/pt/privacy?q=secret', referrer)
  open('/book-a-demo', 'https://verdora.example/pt/privacy')
  open('/', 'https://elsewhere.example/')
  expect(getStoredOrigin()).toEqual({ landing: '/pt/privacy', referrer: stored })
  expect(getStoredCampaign()).toEqual({})
})

it('stores no referrer for visits from bookmarks, apps or the site itself', () => {
  open('/security', 'android-app://com.example.mail/')
  expect(getStoredOrigin()).toEqual({ landing: '/security' })
  stubSessionStorage()
  // In a tab opened from the site, the first page is not the first of the visit.
  open('/book-a-demo', 'https://verdora.example/')
  expect(getStoredOrigin()).toEqual({})
})

it('replaces landing page and referrer when a page with a new campaign opens', () => {
  open('/', 'https://news.example/')
  open('/security?utm_source=mail')
  expect(getStoredOrigin()).toEqual({ utm_source: 'mail', landing: '/security' })
})
