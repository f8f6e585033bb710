import { Clock, Users, Video } from 'lucide'
import { useRef, useState } from 'react'
import { useReadyMessage } from '#browser/frame-parent.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#ui/Icon.tsx'
import { Booked, type BookedCall } from './Booked.tsx'
import { BookingForm } from './BookingForm.tsx'
import { LoadingTimes, NoTimes, TimesFailed } from './NoSlots.tsx'
import { Screen } from './Screen.tsx'
import { useSlots } from './useSlots.ts'
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
        <ul>
          {facts.map(({ id, icon }) => (
            <li key={id}>
              <Icon of={icon} size={17} />
              {scheduler.facts[id]}
            </li>
          ))}
        </ul>
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
