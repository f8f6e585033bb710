/** Scrolls to a part of the document, and restores the position of a history entry, even after a reload. */

import { setStored, getStored } from './storage.ts'

const MEMORY_KEY = 'positions'

/** A history entry. Entries that the site didn't create share a key, so the path is needed to distinguish them. */
type Entry = { pathname: string; key: string }

const NO_KEY = 'first'

export function entryHere(): Entry {
  const { key = NO_KEY } = (history.state ?? {}) as { key?: string }
  return { pathname: window.location.pathname, key }
}

let positions: Map<string, number> | undefined

function all(): Map<string, number> {
  positions ??= read()
  return positions
}

function read(): Map<string, number> {
  try {
    return new Map(JSON.parse(getStored(MEMORY_KEY, 'sessionStorage') ?? '[]') as [string, number][])
  } catch {
    return new Map()
  }
}

export function keepPosition({ pathname, key }: Entry): void {
  all().set(`${key} ${pathname}`, window.scrollY)
}

/** Call before the document unloads. */
export function storePositions(): void {
  setStored(MEMORY_KEY, JSON.stringify([...all()]), 'sessionStorage')
}

/** Without a stored position or a fallback, the browser's scroll restoration applies. */
export function restorePosition({ pathname, key }: Entry, otherwise?: number): void {
  layOutFully()
  const top = all().get(`${key} ${pathname}`) ?? otherwise
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
}

export function scrollToPart(part: Element, behavior: ScrollBehavior): void {
  layOutFully()
  part.scrollIntoView({ behavior })
}

/** Off-screen sections only have an estimated height (`content-visibility`). Exact positions need the real one. */
function layOutFully(): void {
  document.documentElement.dataset['fullLayout'] = ''
}
