/** Whether a visitor lets their visits be counted: asked once, kept, and asked again when they want to change it. */

import { startTag, stopTag } from '../../analytics/tag.ts'
import { remember, remembered } from '../../browser/memory.ts'
import { settings } from '../../site/build-constants.ts'

const MEMORY_KEY = 'analytics'

export type Choice = 'granted' | 'denied'

let asking = false
const listeners = new Set<() => void>()

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isAsking(): boolean {
  return asking
}

function ask(next: boolean): void {
  asking = next
  for (const listener of listeners) listener()
}

/** Called once a document, when the page has come alive. */
export function beginConsent(): void {
  const choice = remembered(MEMORY_KEY)
  if (choice === 'granted' && settings.measurementId) startTag(settings.measurementId)
  if (choice !== 'granted' && choice !== 'denied') ask(true)
}

/** Again, from the footer. */
export function askForConsent(): void {
  ask(true)
}

export function choose(choice: Choice): void {
  remember(MEMORY_KEY, choice)
  ask(false)
  if (choice === 'granted' && settings.measurementId) startTag(settings.measurementId)
  if (choice === 'denied') stopTag()
}
