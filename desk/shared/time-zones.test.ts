import { expect, it } from 'vitest'
import { cityOf, zoneName, zoneNames } from './time-zones.ts'

const winter = new Date('2026-11-20T13:30:00Z')
const summer = new Date('2026-07-20T13:30:00Z')

it('names a zone by its city', () => {
  expect(cityOf('America/Sao_Paulo')).toBe('São Paulo')
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  expect(cityOf('Asia/Calcutta')).toBe('Kolkata')
  expect(cityOf('UTC')).toBe('UTC')
})

it('names the offset of the moment, not of today', () => {
  expect(zoneName('America/New_York', winter, 'en')).toBe('New York (GMT-5)')
  expect(zoneName('America/New_York', summer, 'en')).toBe('New York (GMT-4)')
  expect(zoneName('Asia/Kolkata', winter, 'pt')).toBe('Kolkata (GMT+5:30)')
})

it('lists what the browser knows, sorted, with the zones that have to be there', () => {
  const names = zoneNames(['Asia/Kolkata'], winter, 'pt')
  const values = names.map(({ value }) => value)
  expect(values).toContain('America/Sao_Paulo')
  expect(values).toContain('Asia/Kolkata')
  expect(values).toContain('UTC')
  const labels = names.map(({ label }) => label)
  expect(labels).toEqual(labels.toSorted(new Intl.Collator('pt-BR').compare))
})
