import { expect, it } from 'vitest'
import { dateFormat } from './date-format.ts'

// Regression: a page with all free times created a format for each, which took most of its 6 ms.
it('creates each format once', () => {
  const options = { hour: 'numeric', minute: '2-digit' } as const
  expect(dateFormat('en-US', { ...options })).toBe(dateFormat('en-US', { ...options }))
  expect(dateFormat('pt-BR', { ...options })).not.toBe(dateFormat('en-US', { ...options }))
})
