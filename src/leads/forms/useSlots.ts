import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { DESK_TIMEOUT_MS, SLOTS_STALE_MS } from '#site/timings.ts'
import { api, type Slots } from '../shared/protocol.ts'

type SlotsState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; slots: Slots }

/** The times that can be had, asked for again when the visitor comes back after a while. */
export function useSlots() {
  const [state, setState] = useState<SlotsState>({ status: 'loading' })
  const askedAt = useRef(0)

  const replace = useCallback((slots: Slots) => setState({ status: 'ready', slots }), [])

  const ask = useCallback(() => {
    askedAt.current = Date.now()
    // Times that are already on the screen are better than none: the desk checks again when one is booked.
    const keep = () => setState((before) => (before.status === 'ready' ? before : { status: 'failed' }))
    // Drawing a month takes its time: bit by bit, and the page around goes on.
    fetchSlots().then((slots) => startTransition(() => replace(slots)), keep)
  }, [replace])

  const retry = useCallback(() => {
    setState({ status: 'loading' })
    ask()
  }, [ask])

  useEffect(() => {
    ask()
    const comeBack = () => {
      if (!document.hidden && Date.now() - askedAt.current > SLOTS_STALE_MS) ask()
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [ask])

  return { state, retry, replace }
}

async function fetchSlots(): Promise<Slots> {
  const response = await fetch(api.slots, { signal: AbortSignal.timeout(DESK_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${api.slots} answered ${response.status}`)
  return (await response.json()) as Slots
}
