/** Defers hydration of parts until they are near the viewport or used; src/routing/DeferredHydration.tsx keeps their HTML. */

import { NEAR_PX } from '#site/timings.ts'
import { initialPath } from './initial-path.ts'

const deferred = new Map<Element, PromiseWithResolvers<void>>()
let isAllDue = import.meta.env.SSR

/** Call once, before React hydrates the document. */
export function deferHydration(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) hydrate(target)
    },
    { rootMargin: `${NEAR_PX}px` },
  )
  for (const part of [...findPageParts().slice(1), ...document.querySelectorAll('body > footer')]) {
    deferred.set(part, Promise.withResolvers())
    observer.observe(part)
  }
  // On the window in the capture phase: React holds events back from parts that aren't hydrated yet.
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click'])
    addEventListener(type, hydrateTarget, { capture: true, passive: true })
}

/** Excludes the script with structured data. The first part hydrates with the page. */
export function findPageParts(): Element[] {
  return [...document.querySelectorAll('main > :not(script)')]
}

export function isInitialDocument(): boolean {
  return !isAllDue && window.location.pathname === initialPath
}

/** Undefined if the part can hydrate now. */
export function pendingHydration(part: Element | null | undefined): Promise<void> | undefined {
  return part ? deferred.get(part)?.promise : undefined
}

/** Call before a change that affects all parts: those that aren't hydrated would miss it. */
export function hydrateAll(): void {
  isAllDue = true
  for (const part of deferred.keys()) hydrate(part)
}

function hydrateTarget({ target }: Event): void {
  for (const part of deferred.keys()) if (part.contains(target as Node)) hydrate(part)
}

function hydrate(part: Element): void {
  deferred.get(part)?.resolve()
  deferred.delete(part)
}
