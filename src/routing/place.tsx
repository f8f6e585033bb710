/**
 * Where the visitor is. A path is looked up in the page table, so that all a router has to do here is to follow the
 * browser's history: pushed entries and the way back, each as a transition, which keeps the old page until the next one
 * can be drawn.
 */

import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react'
import { nextTask } from '#browser/calm.ts'
import { wakeAll } from '#browser/rest.ts'
import { entryHere } from '#browser/scroll.ts'
import { followHistory } from '#browser/served.ts'

export type Place = {
  pathname: string
  search: string
  hash: string
  /** Of the entry in the history; entries that were not made here share one. */
  key: string
  /** Whether it was reached by a link, or by going through the history. */
  by: 'link' | 'history'
}

const PlaceContext = createContext<Place | undefined>(undefined)

export function usePlace(): Place {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('There is no place outside of a document')
  return place
}

/** For the build: a page is drawn at its path. */
export function PlaceAt({ path, children }: { path: string; children: ReactNode }) {
  const [place] = useState<Place>({ pathname: path, search: '', hash: '', key: '', by: 'history' })
  return <PlaceContext value={place}>{children}</PlaceContext>
}

let follow: (place: Place) => void = () => {}

/** For the browser: the address bar. */
export function PlaceInBrowser({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(() => here('history'))
  useEffect(() => {
    follow = (next) => startTransition(() => setPlace(next))
    followHistory()
    // Not at once: React draws what the event itself asks for without waiting for its code, and the page would be empty.
    const goBack = () => void nextTask().then(() => arrive('history'))
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [])
  return <PlaceContext value={place}>{children}</PlaceContext>
}

/** Goes to an address of the site. The one where the visitor is already leaves no second entry. */
export function navigate(href: string): void {
  const { pathname, search, hash } = new URL(href, window.location.href)
  const same = pathname + search + hash === window.location.pathname + window.location.search + window.location.hash
  const state = { key: Math.random().toString(36).slice(2) }
  if (same) history.replaceState(state, '', href)
  else history.pushState(state, '', href)
  arrive('link')
}

function arrive(by: Place['by']): void {
  // What changes reaches every section of the page, also those that rest.
  wakeAll()
  follow(here(by))
}

function here(by: Place['by']): Place {
  const { search, hash } = window.location
  return { ...entryHere(), search, hash, by }
}
