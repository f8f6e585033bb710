import { setStored, getStored } from '#browser/storage.ts'

const STORAGE_KEY = 'motion'
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
  setStored(STORAGE_KEY, next ? 'paused' : undefined)
  announce()
}

/** Call once at startup. */
export function restoreMotionPreference(): void {
  paused = getStored(STORAGE_KEY) === 'paused'
  announce()
  // Cross-document view transitions are enabled in CSS, which doesn't know about the pause control.
  addEventListener('pageswap', ({ viewTransition }) => prefersReducedMotion() && viewTransition?.skipTransition())
}

export function prefersReducedMotion(): boolean {
  return paused || window.matchMedia(REDUCED_MOTION).matches
}

export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth'
}

export function onMotionChange(listener: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION)
  query.addEventListener('change', listener)
  listeners.add(listener)
  return () => {
    query.removeEventListener('change', listener)
    listeners.delete(listener)
  }
}
