/**
 * Parts of the served document rest: they stay as prerendered, without their code, until a visitor comes near them or
 * touches them. Only the document that was served has such parts; what is drawn after it is drawn at once.
 */

import { NEAR_PX } from '#site/timings.ts'
import { servedPath } from './served.ts'

export type Rest = { over: boolean; end: Promise<void> }

type Resting = Rest & { wake: () => void }

const OVER: Rest = { over: true, end: Promise.resolve() }

/** What brings a part at once, wherever it stands. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'click'] as const

const known = new Map<Element, Resting>()
let allAwake = import.meta.env.SSR

// At the window, on the way down: React keeps events back from what it has not hydrated.
if (!import.meta.env.SSR)
  for (const touch of TOUCHES) addEventListener(touch, wakeTouched, { capture: true, passive: true })

function wakeTouched({ target }: Event): void {
  for (const [part, { wake }] of known) if (part.contains(target as Node)) wake()
}

/** Whether this is still the document as it was served. */
export function mayRest(): boolean {
  if (!allAwake && window.location.pathname !== servedPath) wakeAll()
  return !allAwake
}

export function restOf(part: Element | null | undefined): Rest {
  if (!mayRest() || !part) return OVER
  const rest = known.get(part) ?? restUntilNear(part)
  known.set(part, rest)
  return rest
}

/** Before something changes that reaches all parts: what rests could not follow. */
export function wakeAll(): void {
  allAwake = true
  for (const { wake } of known.values()) wake()
}

function restUntilNear(part: Element): Resting {
  const { promise, resolve } = Promise.withResolvers<void>()
  const rest = { over: false, end: promise, wake }
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), {
    rootMargin: `${NEAR_PX}px`,
  })
  observer.observe(part)

  function wake(): void {
    rest.over = true
    observer.disconnect()
    resolve()
  }
  return rest
}
