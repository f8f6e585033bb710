import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetReport, handedOverReport, handOverReport, withReport } from './report-handover.ts'

const FROM_REPORT = withReport('?utm_source=mail&page=%2Fpt')

beforeEach(() => {
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  vi.stubGlobal('window', { sessionStorage })
})

afterEach(() => vi.unstubAllGlobals())

it('goes to the form that the report leads to, as often as that is loaded', () => {
  expect(handOverReport('Score 40')).toBe(true)
  expect(handedOverReport(FROM_REPORT)).toEqual({ text: 'Score 40' })
  expect(handedOverReport(FROM_REPORT)).toEqual({ text: 'Score 40' })
})

// Regression: a leftover report was attached to the form on the next page.
it('goes to no other form', () => {
  handOverReport('Score 40')
  expect(handedOverReport('?utm_source=mail&page=%2Fbook-a-demo')).toBe('none')
})

it('is not called lost when it was removed', () => {
  handOverReport('Score 40')
  forgetReport()
  expect(handedOverReport(FROM_REPORT)).toEqual({ text: '' })
})

it('is lost where the browser keeps nothing, and that is known on both sides', () => {
  vi.stubGlobal('window', {
    get sessionStorage(): never {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  expect(handOverReport('Score 40')).toBe(false)
  expect(handedOverReport(FROM_REPORT)).toBe('lost')
})

it('leaves the rest of the query as it is, and is named once', () => {
  expect(FROM_REPORT).toBe('?utm_source=mail&page=%2Fpt&report=attached')
  expect(withReport(FROM_REPORT)).toBe(FROM_REPORT)
})
