/**
 * Parts of the prerendered document hydrate when they scroll near the viewport or the visitor interacts with them.
 * After a client-side navigation everything renders at once.
 */

import { NEAR_PX } from '#site/timings.ts'
import { initialPath } from './initial-path.ts'

type Hydration = { isDue: boolean; due: Promise<void> }

type Deferred = Hydration & { hydrate: () => void }

const DUE: Hydration = { isDue: true, due: Promise.resolve() }

/** Hydrates a part wherever it is. */
const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'click'] as const

const deferred = new Map<Element, Deferred>()
let isAllDue = import.meta.env.SSR

// On the window in the capture phase: React holds events back from parts that aren't hydrated yet.
if (!import.meta.env.SSR)
  for (const type of INTERACTIONS) addEventListener(type, hydrateTarget, { capture: true, passive: true })

function hydrateTarget({ target }: Event): void {
  for (const [part, { hydrate }] of deferred) if (part.contains(target as Node)) hydrate()
}

/** Whether the visitor is still on the page that the server sent. */
export function isInitialDocument(): boolean {
  return !isAllDue && window.location.pathname === initialPath
}

export function hydrationOf(part: Element | null | undefined): Hydration {
  if (!isInitialDocument() || !part) return DUE
  const hydration = deferred.get(part) ?? deferUntilNear(part)
  deferred.set(part, hydration)
  return hydration
}

/** Call before a change that affects all parts: those that aren't hydrated could not follow it. */
export function hydrateAll(): void {
  isAllDue = true
  for (const { hydrate } of deferred.values()) hydrate()
}

function deferUntilNear(part: Element): Deferred {
  const { promise, resolve } = Promise.withResolvers<void>()
  const hydration = { isDue: false, due: promise, hydrate }
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && hydrate(), {
    rootMargin: `${NEAR_PX}px`,
  })
  observer.observe(part)

  function hydrate(): void {
    hydration.isDue = true
    observer.disconnect()
    resolve()
  }
  return hydration
}
