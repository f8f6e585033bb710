import { expect, it } from 'vitest'
import { timeZoneOptions } from './time-zone-options.ts'
import { PT } from '../../app/site/testing/portuguese.ts'

it('lists what the browser knows, sorted, with the zones that have to be there', () => {
  const options = timeZoneOptions(['Asia/Kolkata'], new Date('2026-11-20T13:30:00Z'), PT)
  const values = options.map(({ value }) => value)
  expect(values).toContain('America/Sao_Paulo')
  expect(values).toContain('Asia/Kolkata')
  expect(values).toContain('UTC')
  const labels = options.map(({ label }) => label)
  expect(labels).toEqual(labels.toSorted(new Intl.Collator('pt-BR').compare))
})
