/** Analytics consent: requested once, stored, and requested again from the footer. */

import { startTag, stopTag } from '#browser/analytics/tag.ts'
import { setStored, getStored } from '#browser/storage.ts'

const STORAGE_KEY = 'analytics'

let asking = false
let measurementId = ''
const listeners = new Set<() => void>()

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isAsking(): boolean {
  return asking
}

export function setAsking(next: boolean): void {
  asking = next
  for (const listener of listeners) listener()
}

/** Call once per document, after hydration. */
export function beginConsent(id: string): void {
  measurementId = id
  const choice = getStored(STORAGE_KEY)
  if (choice === 'granted') startTag(id)
  else if (choice !== 'denied') setAsking(true)
}

export function choose(choice: 'granted' | 'denied'): void {
  setStored(STORAGE_KEY, choice)
  setAsking(false)
  if (choice === 'granted') startTag(measurementId)
  else stopTag()
}
