import { CalendarPlus } from 'lucide'
import { useLanguage, useTexts } from '../../app/texts/useTexts.ts'
import { buttonClass } from '../../app/ui/Button.tsx'
import { Icon } from '../../app/ui/Icon.tsx'
import { dayName, dayOf, timeName } from './calendar.ts'
import type { BookingReceipt } from '../shared/protocol.ts'
import { zoneName } from '../shared/time-zones.ts'
import { Confirmation } from './Confirmation.tsx'
import { fillBrackets } from '../../app/site/template.ts'
import styles from './Booked.module.css'

export type BookedCall = { receipt: BookingReceipt; timeZone: string; name: string; email: string }

/** Stands in place of the scheduler when a time is booked, or held until its visitor confirms it. */
export function Booked({ receipt: { start, calendar, heldUntil }, timeZone, name, email }: BookedCall) {
  const { booked, scheduler } = useTexts('desk')
  const language = useLanguage()
  const words = { day: dayName(dayOf(start, timeZone), language), time: timeName(start, timeZone, language) }
  const meeting = (
    <div className={styles.meeting}>
      <b>{fillBrackets(scheduler.chosen, words)}</b>
      <p>{zoneName(timeZone, new Date(start), language)}</p>
      <p>{fillBrackets(booked.who, { name, email })}</p>
    </div>
  )
  const { heading, steps } = heldUntil === undefined ? booked : booked.held
  const until = heldUntil === undefined ? undefined : <b>{timeName(heldUntil, timeZone, language)}</b>
  return (
    <Confirmation heading={heading} first={meeting} steps={steps} values={{ email: <b>{email}</b>, until }}>
      {heldUntil === undefined && (
        <a className={buttonClass({ variant: 'ink' })} href={calendar} download>
          <Icon of={CalendarPlus} size={18} />
          {booked.calendar}
        </a>
      )}
    </Confirmation>
  )
}
