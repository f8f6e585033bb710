/** Passes the diagnostic's report to the lead form through `sessionStorage`. This sends nothing over the network. */

import { setStored, getStored } from './storage.ts'

const STORAGE_KEY = 'leads:report'
const PARAMETER = 'report'

/** Returns whether the form will find the report: storage may be blocked. */
export function storeReport(text: string): boolean {
  setStored(STORAGE_KEY, text, 'sessionStorage')
  return getStored(STORAGE_KEY, 'sessionStorage') === text
}

/** Marks the query of a form opened from the report. Forms without the mark ignore a leftover report. */
export function withReport(query: string): string {
  const parameters = new URLSearchParams(query)
  parameters.set(PARAMETER, 'attached')
  return `?${parameters}`
}

/** `lost`: the form expected a report and found none. An empty text means that it was removed or already sent. */
export function loadReport(query: string): 'none' | 'lost' | { text: string } {
  if (!new URLSearchParams(query).has(PARAMETER)) return 'none'
  const text = getStored(STORAGE_KEY, 'sessionStorage')
  return text === undefined ? 'lost' : { text }
}

/** Stores an empty text, so that the report counts as removed and not as lost. */
export function clearReport(): void {
  setStored(STORAGE_KEY, '', 'sessionStorage')
}
