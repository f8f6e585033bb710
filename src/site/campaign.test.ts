import { expect, it } from 'vitest'
import { CAMPAIGN_LIMIT, campaignIn, withCampaign } from './campaign.ts'

it('reads the first value of campaign parameters, and nothing else', () => {
  const parameters = new URLSearchParams('utm_source=mail&utm_source=b&gclid=a%20b&email=ana%40acme.example&UTM_TERM=x')
  expect(campaignIn(parameters)).toEqual({ utm_source: 'mail', gclid: 'a b' })
})

it.each(['', '?q=1', 'utm_source=', 'utm_source=a%00b', `utm_term=${'x'.repeat(CAMPAIGN_LIMIT + 1)}`])(
  'finds no campaign in "%s"',
  (query) => {
    expect(campaignIn(new URLSearchParams(query))).toBeUndefined()
  },
)

it('replaces the campaign parameters of an address', () => {
  const address = withCampaign('/meet?utm_source=site&x=1', { utm_source: 'mail' }, 'https://verdora.example/pt')
  expect(address).toBe('https://verdora.example/meet?utm_source=mail&x=1')
})
