/** Whether things on the page may move by themselves: the visitor's system says, or the pause control does. */

import { useSyncExternalStore } from 'react'
import { remember, remembered } from '../browser/memory.ts'

const MEMORY_KEY = 'motion'

let paused = false
const listeners = new Set<() => void>()

function announce(): void {
  document.documentElement.toggleAttribute('data-motion', false)
  if (paused) document.documentElement.dataset['motion'] = 'paused'
  for (const listener of listeners) listener()
}

export function setMotionPaused(next: boolean): void {
  paused = next
  remember(MEMORY_KEY, next ? 'paused' : undefined)
  announce()
}

/** Called once, when the application starts. */
export function recallMotion(): void {
  paused = remembered(MEMORY_KEY) === 'paused'
  announce()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useMotionPaused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => paused,
    () => false,
  )
}

const reducedMotion = '(prefers-reduced-motion: reduce)'

export function prefersStillness(): boolean {
  return paused || window.matchMedia(reducedMotion).matches
}

function subscribeToBoth(listener: () => void): () => void {
  const query = window.matchMedia(reducedMotion)
  query.addEventListener('change', listener)
  const unsubscribe = subscribe(listener)
  return () => {
    query.removeEventListener('change', listener)
    unsubscribe()
  }
}

/** Whether things may move by themselves. Prerendered pages assume so; styles show the end state to whoever does not. */
export function useMayMove(): boolean {
  return useSyncExternalStore(
    subscribeToBoth,
    () => !prefersStillness(),
    () => true,
  )
}

/** For scrolling that the site does by itself. */
export function scrollBehavior(): ScrollBehavior {
  return prefersStillness() ? 'instant' : 'smooth'
}
