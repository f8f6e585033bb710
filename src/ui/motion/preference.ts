/** Whether things on the page may move by themselves: the visitor's system says, or the pause control does. */

import { setStored, getStored } from '#browser/storage.ts'

const MEMORY_KEY = 'motion'
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

let paused = false
const listeners = new Set<() => void>()

function announce(): void {
  document.documentElement.toggleAttribute('data-motion', false)
  if (paused) document.documentElement.dataset['motion'] = 'paused'
  for (const listener of listeners) listener()
}

export function isMotionPaused(): boolean {
  return paused
}

export function setMotionPaused(next: boolean): void {
  paused = next
  setStored(MEMORY_KEY, next ? 'paused' : undefined)
  announce()
}

/** Called once, when the application starts. */
export function recallMotion(): void {
  paused = getStored(MEMORY_KEY) === 'paused'
  announce()
  // From document to document the browser fades by itself: styles ask for it, and know nothing of the pause control.
  addEventListener('pageswap', ({ viewTransition }) => prefersStillness() && viewTransition?.skipTransition())
}

export function prefersStillness(): boolean {
  return paused || window.matchMedia(REDUCED_MOTION).matches
}

/** For scrolling that the site does by itself. */
export function scrollBehavior(): ScrollBehavior {
  return prefersStillness() ? 'instant' : 'smooth'
}

/** Tells when the visitor's wish changes, whether by the pause control or in the system. */
export function onMotionChange(listener: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION)
  query.addEventListener('change', listener)
  listeners.add(listener)
  return () => {
    query.removeEventListener('change', listener)
    listeners.delete(listener)
  }
}
