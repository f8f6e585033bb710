import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { LEADS_TIMEOUT_MS, SLOTS_STALE_MS } from '#site/timings.ts'
import { api, type Slots } from '../shared/protocol.ts'

type SlotsState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; slots: Slots }

export function useSlots() {
  const [state, setState] = useState<SlotsState>({ status: 'loading' })
  const requestedAt = useRef(0)

  const replace = useCallback((slots: Slots) => setState({ status: 'ready', slots }), [])

  const load = useCallback(() => {
    requestedAt.current = Date.now()
    // Keep slots that are already on screen: the server checks again when one is booked.
    const handleError = () => setState((before) => (before.status === 'ready' ? before : { status: 'failed' }))
    // Rendering a month is slow. A transition keeps the page responsive.
    fetchSlots().then((slots) => startTransition(() => replace(slots)), handleError)
  }, [replace])

  const retry = useCallback(() => {
    setState({ status: 'loading' })
    load()
  }, [load])

  useEffect(() => {
    load()
    const reloadIfStale = () => {
      if (!document.hidden && Date.now() - requestedAt.current > SLOTS_STALE_MS) load()
    }
    document.addEventListener('visibilitychange', reloadIfStale)
    return () => document.removeEventListener('visibilitychange', reloadIfStale)
  }, [load])

  return { state, retry, replace }
}

async function fetchSlots(): Promise<Slots> {
  const response = await fetch(api.slots, { signal: AbortSignal.timeout(LEADS_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`GET ${api.slots} failed with status ${response.status}`)
  return (await response.json()) as Slots
}
