import { expect, it } from 'vitest'
import { languages } from '#site/languages.ts'
import { dateFormat } from './date-format.ts'
import { cityOf, zoneName } from './time-zones.ts'

const winter = new Date('2026-11-20T13:30:00Z')
const summer = new Date('2026-07-20T13:30:00Z')

it('formats a zone as its city', () => {
  const zones = ['America/Sao_Paulo', 'America/Argentina/Buenos_Aires', 'Asia/Calcutta', 'UTC']
  expect(zones.map(cityOf)).toEqual(['São Paulo', 'Buenos Aires', 'Kolkata', 'UTC'])
})

it('uses the offset at the given moment', () => {
  expect(zoneName('America/New_York', winter, 'en')).toBe('New York (GMT-5)')
  expect(zoneName('America/New_York', summer, 'en')).toBe('New York (GMT-4)')
  for (const language of languages) expect(zoneName('Asia/Kolkata', winter, language)).toContain('Kolkata (')
  expect(zoneName('Asia/Kolkata', winter, 'en')).toBe('Kolkata (GMT+5:30)')
})

// Regression: a page with all free times created a format for each, which took most of its 6 ms.
it('creates each format once', () => {
  const options = { hour: 'numeric', minute: '2-digit' } as const
  expect(dateFormat('en-US', { ...options })).toBe(dateFormat('en-US', { ...options }))
  expect(dateFormat('pt-BR', { ...options })).not.toBe(dateFormat('en-US', { ...options }))
})
