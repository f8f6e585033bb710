import { Children, lazy, Suspense, use, useState, type ComponentType, type ReactNode } from 'react'
import { mayRest, restOf } from '#browser/rest.ts'

type Module = { default: ComponentType }

export type Later = ComponentType & { load: () => Promise<unknown> }

/** What a page has below its first screen. Its code is fetched when a visitor comes near any part of it. */
export function later(importBelow: () => Promise<Module>): Later {
  let loaded: ComponentType | undefined
  const load = async () => {
    const module = await importBelow()
    loaded = module.default
    return module
  }
  const Content = lazy(async () => {
    await anyNear()
    // What cannot be had stays as it was served.
    return mayRest() ? load().catch(stayAsServed) : load()
  })
  function Below() {
    // What has been fetched is drawn at once, with the page: a position may be waiting for its height.
    const [Shown] = useState<ComponentType>(() => loaded ?? Content)
    return (
      <Suspense>
        <Shown />
      </Suspense>
    )
  }
  return Object.assign(Below, { load })
}

/** Sections that come alive one by one, as each comes near. They are the last ones of the page. */
export function Sections({ children }: { children: ReactNode }) {
  const count = Children.count(children)
  return Children.map(children, (section, index) => (
    <Resting part={() => partsOfPage().at(index - count)}>{section}</Resting>
  ))
}

/** Stays as served until `part`, the element that it is in the document, comes near. */
export function Resting({ part, children }: { part: () => Element | null | undefined; children: ReactNode }) {
  return (
    <Suspense>
      <Gate part={part}>{children}</Gate>
    </Suspense>
  )
}

function Gate({ part, children }: { part: () => Element | null | undefined; children: ReactNode }) {
  if (mayRest()) {
    const rest = restOf(part())
    if (!rest.over) use(rest.end)
  }
  return children
}

/** Data for search engines stands among them, and is nothing to see. */
function partsOfPage(): Element[] {
  return [...document.querySelectorAll('main > :not(script)')]
}

async function anyNear(): Promise<void> {
  if (mayRest())
    await Promise.race(
      partsOfPage()
        .slice(1)
        .map((part) => restOf(part).end),
    )
}

function stayAsServed(error: unknown): Promise<never> {
  console.warn('A part of the page stays as prerendered.', error)
  return new Promise(() => {})
}
