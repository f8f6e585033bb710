import { setStored, getStored } from './storage.ts'

const STORAGE_KEY = 'positions'

/** A history entry. Entries that the site didn't create share a key, so the path is needed to distinguish them. */
type Entry = { pathname: string; key: string }

export function currentEntry(): Entry {
  const { key = 'first' } = (history.state ?? {}) as { key?: string }
  return { pathname: window.location.pathname, key }
}

let positions: Map<string, number> | undefined

function getPositions(): Map<string, number> {
  if (positions) return positions
  try {
    positions = new Map(JSON.parse(getStored(STORAGE_KEY, 'sessionStorage') ?? '[]') as [string, number][])
  } catch {
    positions = new Map()
  }
  return positions
}

export function savePosition({ pathname, key }: Entry): void {
  getPositions().set(`${key} ${pathname}`, window.scrollY)
}

export function persistPositions(): void {
  setStored(STORAGE_KEY, JSON.stringify([...getPositions()]), 'sessionStorage')
}

/** Without a stored position or a fallback, the browser's scroll restoration applies. */
export function restorePosition({ pathname, key }: Entry, fallback?: number): void {
  forceFullLayout()
  const top = getPositions().get(`${key} ${pathname}`) ?? fallback
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
}

export function scrollToPart(part: Element, behavior: ScrollBehavior): void {
  forceFullLayout()
  part.scrollIntoView({ behavior })
}

/** Off-screen sections only have an estimated height (`content-visibility`). Exact positions need the real one. */
function forceFullLayout(): void {
  document.documentElement.dataset['fullLayout'] = ''
}
