import { beforeEach, expect, it } from 'vitest'
import { originParameters, type Origin } from '#site/campaign.ts'
import { storeOrigin, getStoredCampaign } from './campaign.ts'
import { blockSessionStorage, stubSessionStorage } from './testing/session-storage.ts'

beforeEach(stubSessionStorage)

function open(address: string, referrer = ''): void {
  storeOrigin(new URL(address, 'https://verdora.example') as unknown as Location, referrer)
}

const [fromNews, fromSearch] = ['https://news.example/articles/7?user=ana&token=1', 'https://www.search.example/']

it.each<[what: string, pages: [address: string, referrer?: string][], origin: Origin]>([
  [
    'the campaign when later pages have none',
    [['/pt?utm_source=mail&utm_term=a%26b&q=1'], ['/pt'], ['/pt?q=2']],
    { utm_source: 'mail', utm_term: 'a&b', landing: '/pt' },
  ],
  [
    'only the last campaign, with its landing page and no earlier referrer',
    [['/?utm_source=mail&utm_term=spring', fromNews], ['/security?utm_source=search&gclid=1']],
    { utm_source: 'search', gclid: '1', landing: '/security' },
  ],
  [
    'the first landing page and referrer, without query strings',
    [
      ['/pt/privacy?q=secret', fromNews],
      ['/book-a-demo', 'https://verdora.example/pt/privacy'],
      ['/', 'https://elsewhere.example/'],
    ],
    { landing: '/pt/privacy', referrer: 'news.example/articles/7' },
  ],
  ['no slash after a host', [['/', fromSearch]], { landing: '/', referrer: 'www.search.example' }],
  ['no referrer that is an app', [['/security', 'android-app://com.example.mail/']], { landing: '/security' }],
  ['no landing page in a tab opened from the site', [['/book-a-demo', 'https://verdora.example/']], {}],
])('stores %s', (_what, pages, origin) => {
  for (const [address, referrer] of pages) open(address, referrer)
  expect(getStoredCampaign(originParameters)).toEqual(origin)
})

it('returns only the campaign unless asked for the origin', () => {
  open('/?utm_source=mail', fromNews)
  expect(getStoredCampaign()).toEqual({ utm_source: 'mail' })
})

it('works without storage', () => {
  blockSessionStorage()
  open('/pt?utm_source=mail')
  expect(getStoredCampaign()).toEqual({})
})
