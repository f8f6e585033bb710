/** Keeps prerendered sections as HTML until src/browser/deferred-hydration.ts decides that they hydrate. */

import { Children, lazy, Suspense, use, useState, type ComponentType, type ReactNode } from 'react'
import { findPageParts, isInitialDocument, pendingHydration } from '#browser/deferred-hydration.ts'
import { useHydrationMark } from '#browser/useHydrated.ts'

export type LazySections = ComponentType & { load: () => Promise<unknown> }

/** The sections below the fold. Their code loads when the visitor scrolls near any of them. */
export function lazySections(importSections: () => Promise<{ default: ComponentType }>): LazySections {
  let loaded: ComponentType | undefined
  const load = async () => {
    const module = await importSections()
    loaded = module.default
    return module
  }
  const Content = lazy(async () => {
    await waitForNearbyPart()
    return isInitialDocument() ? load().catch(keepPrerendered) : load()
  })
  function BelowTheFold() {
    // If the code is there, render with the page: restoring a scroll position needs the full height.
    const [Loaded] = useState<ComponentType>(() => loaded ?? Content)
    return (
      <Suspense>
        <Loaded />
      </Suspense>
    )
  }
  return Object.assign(BelowTheFold, { load })
}

/** Hydrate one by one. `start`: index of the first section among the page parts; defaults to the last ones. */
export function Sections({ children, start = -Children.count(children) }: { children: ReactNode; start?: number }) {
  return Children.map(children, (section, index) => (
    <DeferredHydration part={() => findPageParts().at(start + index)}>{section}</DeferredHydration>
  ))
}

/** `part` finds the children's element in the prerendered document. */
type Props = { part: () => Element | null | undefined; children: ReactNode }

/** Keeps the prerendered HTML of its children until they scroll near the viewport or the visitor interacts with them. */
export function DeferredHydration(props: Props) {
  return (
    <Suspense>
      <Gate {...props} />
    </Suspense>
  )
}

function Gate({ part, children }: Props) {
  const pending = isInitialDocument() ? pendingHydration(part()) : undefined
  // Before `use`: if the promise is resolved when React retries, it isn't passed to `use` again, and a later hook would throw.
  useHydrationMark(part)
  if (pending) use(pending)
  return children
}

async function waitForNearbyPart(): Promise<void> {
  const sections = isInitialDocument() ? findPageParts().slice(1) : []
  if (sections.length > 0) await Promise.race(sections.map(async (section) => pendingHydration(section)))
}

/** React keeps prerendered HTML for as long as a component suspends. */
function keepPrerendered(error: unknown): Promise<never> {
  console.warn('A section could not be hydrated.', error)
  return new Promise(() => {})
}
