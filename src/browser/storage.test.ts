import { beforeEach, describe, expect, it, vi } from 'vitest'
import { originParameters, type Origin } from '#site/campaign.ts'
import { storeOrigin, getStoredCampaign } from './campaign.ts'
import { clearReport, loadReport, storeReport, withReport } from './report-handoff.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  const getItem = (key: string) => stored.get(key) ?? null
  const setItem = (key: string, value: string) => void stored.set(key, value)
  vi.stubGlobal('window', { sessionStorage: { getItem, setItem } })
})

const blockedWindow = Object.defineProperty({}, 'sessionStorage', { get: () => expect.fail('SecurityError') })

function open(address: string, referrer = ''): void {
  storeOrigin(new URL(address, 'https://verdora.example') as unknown as Location, referrer)
}

describe('the origin of a visit', () => {
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
        ['/', fromSearch],
      ],
      { landing: '/pt/privacy', referrer: 'news.example/articles/7' },
    ],
    ['no slash after a host', [['/', fromSearch]], { landing: '/', referrer: 'www.search.example' }],
    ['no referrer that is an app', [['/security', 'android-app://com.example.mail/']], { landing: '/security' }],
    ['no landing page in a tab opened from the site', [['/book-a-demo', 'https://verdora.example/']], {}],
  ])('keeps %s', (_what, pages, origin) => {
    for (const [address, referrer] of pages) open(address, referrer)
    expect(getStoredCampaign(originParameters)).toEqual(origin)
  })

  it('is returned without the page it began on unless asked for', () => {
    open('/?utm_source=mail', fromNews)
    expect(getStoredCampaign()).toEqual({ utm_source: 'mail' })
  })

  it('is empty if storage is blocked', () => {
    vi.stubGlobal('window', blockedWindow)
    open('/pt?utm_source=mail')
    expect(getStoredCampaign()).toEqual({})
  })
})

describe('the report', () => {
  const fromReport = withReport('?utm_source=mail&page=%2Fpt')

  it('is passed only to the form opened from it, also after reloads, until it is removed', () => {
    expect(storeReport('Score 40')).toBe(true)
    for (const _load of ['first', 'reload']) expect(loadReport(fromReport)).toEqual({ text: 'Score 40' })
    // Regression: a leftover report was attached to the form on the next page.
    expect(loadReport('?utm_source=mail&page=%2Fbook-a-demo')).toBe('none')
    clearReport()
    expect(loadReport(fromReport)).toEqual({ text: '' })
  })

  it('is lost for both sides if storage is blocked', () => {
    vi.stubGlobal('window', blockedWindow)
    expect(storeReport('Score 40')).toBe(false)
    expect(loadReport(fromReport)).toBe('lost')
  })

  it('adds its query parameter once and keeps the others', () => {
    expect(fromReport).toBe('?utm_source=mail&page=%2Fpt&report=attached')
    expect(withReport(fromReport)).toBe(fromReport)
  })
})
