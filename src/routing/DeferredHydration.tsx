import { Children, lazy, Suspense, use, useState, type ComponentType, type ReactNode } from 'react'
import { hydrationOf, isInitialDocument } from '#browser/deferred-hydration.ts'

type Module = { default: ComponentType }

export type LazySections = ComponentType & { load: () => Promise<unknown> }

/** The sections below the fold. Their code loads when the visitor scrolls near any of them. */
export function lazySections(importSections: () => Promise<Module>): LazySections {
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

/** Sections that hydrate one by one when they scroll near the viewport. They must be the last ones of the page. */
export function Sections({ children }: { children: ReactNode }) {
  const count = Children.count(children)
  return Children.map(children, (section, index) => (
    <DeferredHydration part={() => findPageParts().at(index - count)}>{section}</DeferredHydration>
  ))
}

type Props = {
  /** Finds the children's element in the prerendered document. */
  part: () => Element | null | undefined
  children: ReactNode
}

/** Keeps the prerendered HTML of its children until they scroll near the viewport or the visitor interacts with them. */
export function DeferredHydration(props: Props) {
  return (
    <Suspense>
      <Gate {...props} />
    </Suspense>
  )
}

function Gate({ part, children }: Props) {
  if (isInitialDocument()) {
    const hydration = hydrationOf(part())
    if (!hydration.isDue) use(hydration.due)
  }
  return children
}

/** Without the structured data among the sections. */
function findPageParts(): Element[] {
  return [...document.querySelectorAll('main > :not(script)')]
}

async function waitForNearbyPart(): Promise<void> {
  if (!isInitialDocument()) return
  await Promise.race(
    findPageParts()
      .slice(1)
      .map((part) => hydrationOf(part).due),
  )
}

/** React keeps prerendered HTML for as long as a component suspends. */
function keepPrerendered(error: unknown): Promise<never> {
  console.warn('A section could not be hydrated.', error)
  return new Promise(() => {})
}
