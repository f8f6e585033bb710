import { Clock, Users, Video } from 'lucide'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useReadyMessage } from '#browser/frame-parent.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { LEADS_TIMEOUT_MS, SLOTS_STALE_MS } from '#site/timings.ts'
import { Icon } from '#ui/Icon.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { api, type Slots } from '../shared/protocol.ts'
import { Booked, type BookedCall } from './Booked.tsx'
import { BookingForm } from './BookingForm.tsx'
import { LoadingTimes, NoTimes, TimesFailed } from './NoSlots.tsx'
import { Screen } from './Screen.tsx'
import styles from './Scheduler.module.css'

export function SchedulerScreen() {
  const { scheduler } = useTexts('forms')
  const [call, setCall] = useState<BookedCall>()
  useReadyMessage()
  return <Screen label={scheduler.title}>{call ? <Booked {...call} /> : <Scheduler onBooked={setCall} />}</Screen>
}

const facts = [
  { id: 'length', icon: Clock },
  { id: 'call', icon: Video },
  { id: 'colleague', icon: Users },
] as const

function Scheduler({ onBooked }: { onBooked: (call: BookedCall) => void }) {
  const { scheduler } = useTexts('forms')
  const { state, retry, replace } = useSlots()
  const heading = useRef<HTMLHeadingElement>(null)

  function tryAgain(): void {
    // The button unmounts while the slots load, which would lose the focus.
    heading.current?.focus()
    retry()
  }

  return (
    <>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {scheduler.heading}
        </h1>
        <Cluster as="ul">
          {facts.map(({ id, icon }) => (
            <Cluster key={id} as="li" gap={2}>
              <Icon of={icon} size={17} />
              {scheduler.facts[id]}
            </Cluster>
          ))}
        </Cluster>
      </header>
      {state.status === 'loading' && <LoadingTimes />}
      {state.status === 'failed' && <TimesFailed onRetry={tryAgain} />}
      {state.status === 'ready' &&
        (state.slots.free.length === 0 ? (
          <NoTimes />
        ) : (
          <BookingForm slots={state.slots} onSlots={replace} onBooked={onBooked} />
        ))}
    </>
  )
}

type SlotsState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; slots: Slots }

function useSlots() {
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
