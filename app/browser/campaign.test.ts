import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepCampaign, keptCampaign } from './campaign.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  vi.stubGlobal('window', { sessionStorage })
})

afterEach(() => vi.unstubAllGlobals())

it('keeps a campaign over landings without one', () => {
  keepCampaign('?utm_source=mail&utm_term=a%26b&q=1')
  keepCampaign('')
  keepCampaign('?q=2')
  expect(keptCampaign()).toEqual({ utm_source: 'mail', utm_term: 'a&b' })
})

it('lets a new landing with a campaign replace the whole set', () => {
  keepCampaign('?utm_source=mail&utm_term=spring')
  keepCampaign('?utm_source=search&gclid=1')
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
  expect(() => keepCampaign('?utm_source=mail')).not.toThrow()
  expect(keptCampaign()).toEqual({})
})
