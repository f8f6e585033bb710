import { useState } from 'react'
import { useTexts } from '../../app/texts/useTexts.ts'
import { Booked, type BookedCall } from './Booked.tsx'
import { useReadyMessage } from '../../app/browser/frame-parent.ts'
import { Scheduler } from './Scheduler.tsx'
import { Screen } from './Screen.tsx'

/** Books a consultation. */
export function SchedulerScreen() {
  const { scheduler } = useTexts('desk')
  const [call, setCall] = useState<BookedCall>()
  useReadyMessage()
  return <Screen label={scheduler.title}>{call ? <Booked {...call} /> : <Scheduler onBooked={setCall} />}</Screen>
}
