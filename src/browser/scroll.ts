/** Going to a place of the document, and back to where an entry of the history was left, also after it was loaded anew. */

import { setStored, getStored } from './storage.ts'

const MEMORY_KEY = 'positions'

/** An entry of the history. Those that the site did not make share a key; with the path they are told apart. */
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

/** Before the document goes. */
export function storePositions(): void {
  setStored(MEMORY_KEY, JSON.stringify([...all()]), 'sessionStorage')
}

/** Where none was kept and no other is named, the browser's own restoration stands. */
export function restorePosition({ pathname, key }: Entry, otherwise?: number): void {
  layOutFully()
  const top = all().get(`${key} ${pathname}`) ?? otherwise
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
}

export function scrollToPart(part: Element, behavior: ScrollBehavior): void {
  layOutFully()
  part.scrollIntoView({ behavior })
}

/** Sections far from the screen have no more than a guessed height: whoever counts pixels wants their own. */
function layOutFully(): void {
  document.documentElement.dataset['fullLayout'] = ''
}
