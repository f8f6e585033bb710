import { useState } from 'react'
import { useTexts } from '../../app/texts/useTexts.ts'
import { Booked, type Booking } from './Booked.tsx'
import { useReadyMessage } from './parent.ts'
import { Scheduler } from './Scheduler.tsx'
import { Screen } from './Screen.tsx'

/** Books a consultation. */
export function SchedulerScreen() {
  const { scheduler } = useTexts('desk')
  const [booking, setBooking] = useState<Booking>()
  useReadyMessage()
  return (
    <Screen label={scheduler.title}>{booking ? <Booked {...booking} /> : <Scheduler onBooked={setBooking} />}</Screen>
  )
}
