/** How the diagnostic's report gets into the lead form: through the tab's own memory. Nothing is sent by it. */

import { setStored, getStored } from './storage.ts'

const KEY = 'desk:report'
const PARAMETER = 'report'

/** Whether the form will find it: a browser may keep nothing. */
export function handOverReport(text: string): boolean {
  setStored(KEY, text, 'sessionStorage')
  return getStored(KEY, 'sessionStorage') === text
}

/** The query of a form that comes from the report. Only that one takes it: a report that was left behind goes nowhere. */
export function withReport(query: string): string {
  const parameters = new URLSearchParams(query)
  parameters.set(PARAMETER, 'attached')
  return `?${parameters}`
}

/** `lost`: it should have come along. An empty text was removed or sent already. */
export type HandedOver = 'none' | 'lost' | { text: string }

export function handedOverReport(query: string): HandedOver {
  if (!new URLSearchParams(query).has(PARAMETER)) return 'none'
  const text = getStored(KEY, 'sessionStorage')
  return text === undefined ? 'lost' : { text }
}

/** Known to be gone, which is not the same as lost. */
export function forgetReport(): void {
  setStored(KEY, '', 'sessionStorage')
}
