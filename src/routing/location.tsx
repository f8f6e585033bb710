/** Each navigation is a transition, which keeps the old page until the next one can render. */

import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react'
import { hydrateAll } from '#browser/deferred-hydration.ts'
import { nextTask } from '#browser/idle.ts'
import { stopReloadingOnPopstate } from '#browser/initial-path.ts'
import { currentEntry } from '#browser/scroll.ts'

export type Location = {
  pathname: string
  search: string
  hash: string
  /** Identifies the history entry. Entries that the router didn't create share one. */
  key: string
  navigationType: 'link' | 'history'
}

const LocationContext = createContext<Location | undefined>(undefined)

export function useLocation(): Location {
  const location = useContext(LocationContext)
  if (!location) throw new Error('useLocation must be used inside StaticLocation or BrowserLocation')
  return location
}

export function StaticLocation({ path, children }: { path: string; children: ReactNode }) {
  const [location] = useState<Location>({ pathname: path, search: '', hash: '', key: '', navigationType: 'history' })
  return <LocationContext value={location}>{children}</LocationContext>
}

let follow: (location: Location) => void = () => {}

export function BrowserLocation({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(() => currentLocation('history'))
  useEffect(() => {
    follow = (next) => startTransition(() => setLocation(next))
    stopReloadingOnPopstate()
    // In a separate task: inside the event React would render without waiting for the page's code, and show nothing.
    const goBack = () => void nextTask().then(() => update('history'))
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [])
  return <LocationContext value={location}>{children}</LocationContext>
}

/** The current address leaves no second history entry. */
export function navigate(href: string): void {
  const { pathname, search, hash } = new URL(href, window.location.href)
  const isSame = pathname + search + hash === window.location.pathname + window.location.search + window.location.hash
  const state = { key: Math.random().toString(36).slice(2) }
  if (isSame) history.replaceState(state, '', href)
  else history.pushState(state, '', href)
  update('link')
}

function update(navigationType: Location['navigationType']): void {
  // Every section depends on the location, hydrated or not.
  hydrateAll()
  follow(currentLocation(navigationType))
}

function currentLocation(navigationType: Location['navigationType']): Location {
  const { search, hash } = window.location
  return { ...currentEntry(), search, hash, navigationType }
}
