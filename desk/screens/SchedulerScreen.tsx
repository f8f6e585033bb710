import { useState } from 'react'
import { Booked, type Booking } from './Booked.tsx'
import { useReadyMessage } from './parent.ts'
import { Scheduler } from './Scheduler.tsx'
import { Screen } from './Screen.tsx'

/** Books a consultation. */
export function SchedulerScreen() {
  const [booking, setBooking] = useState<Booking>()
  useReadyMessage()
  return <Screen>{booking ? <Booked {...booking} /> : <Scheduler onBooked={setBooking} />}</Screen>
}
