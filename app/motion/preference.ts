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

export function prefersStillness(): boolean {
  return paused || window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** For scrolling that the site does by itself. */
export function scrollBehavior(): ScrollBehavior {
  return prefersStillness() ? 'instant' : 'smooth'
}
