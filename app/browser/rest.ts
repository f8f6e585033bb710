/**
 * Parts of the served document rest: they stay as prerendered, without their code, until a visitor comes near them or
 * touches them. Only the document that was served has such parts; what is drawn after it is drawn at once.
 */

import { NEAR_PX } from '../site/timings.ts'
import { servedPath } from './served.ts'

export type Rest = { over: boolean; end: Promise<void> }

type Resting = Rest & { wake: () => void }

const OVER: Rest = { over: true, end: Promise.resolve() }

/** What brings a part at once, wherever it stands. */
const TOUCHES = ['pointerdown', 'focusin', 'pointerover'] as const

const known = new Map<Element, Resting>()
let allAwake = import.meta.env.SSR

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
  for (const touch of TOUCHES) part.addEventListener(touch, wake, { passive: true })

  function wake(): void {
    rest.over = true
    observer.disconnect()
    for (const touch of TOUCHES) part.removeEventListener(touch, wake)
    resolve()
  }
  return rest
}
