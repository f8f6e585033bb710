import { beforeEach, expect, it } from 'vitest'
import { clearReport, loadReport, storeReport, withReport } from './report-handoff.ts'
import { blockSessionStorage, stubSessionStorage } from './testing/session-storage.ts'

const FROM_REPORT = withReport('?utm_source=mail&page=%2Fpt')

beforeEach(stubSessionStorage)

it('passes the report to the form opened from it, also after reloads, until it is removed', () => {
  expect(storeReport('Score 40')).toBe(true)
  for (const _load of ['first', 'reload']) expect(loadReport(FROM_REPORT)).toEqual({ text: 'Score 40' })
  clearReport()
  expect(loadReport(FROM_REPORT)).toEqual({ text: '' })
})

// Regression: a leftover report was attached to the form on the next page.
it('passes the report to no other form', () => {
  storeReport('Score 40')
  expect(loadReport('?utm_source=mail&page=%2Fbook-a-demo')).toBe('none')
})

it('reports the loss on both sides if storage is blocked', () => {
  blockSessionStorage()
  expect(storeReport('Score 40')).toBe(false)
  expect(loadReport(FROM_REPORT)).toBe('lost')
})

it('adds its query parameter once and keeps the others', () => {
  expect(FROM_REPORT).toBe('?utm_source=mail&page=%2Fpt&report=attached')
  expect(withReport(FROM_REPORT)).toBe(FROM_REPORT)
})
