import { useState } from 'react'
import { useReadyMessage } from '#browser/frame-parent.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { Booked, type BookedCall } from './Booked.tsx'
import { Scheduler } from './Scheduler.tsx'
import { Screen } from './Screen.tsx'

export function SchedulerScreen() {
  const { scheduler } = useTexts('forms')
  const [call, setCall] = useState<BookedCall>()
  useReadyMessage()
  return <Screen label={scheduler.title}>{call ? <Booked {...call} /> : <Scheduler onBooked={setCall} />}</Screen>
}
