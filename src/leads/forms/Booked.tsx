import { CalendarPlus } from 'lucide'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { fillBrackets } from '#site/template.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { BookingReceipt } from '../shared/protocol.ts'
import { zoneName } from '../shared/time-zones.ts'
import { dayName, dayOf, timeName } from './calendar.ts'
import { Confirmation } from './Confirmation.tsx'
import styles from './Booked.module.css'

export type BookedCall = { receipt: BookingReceipt; timeZone: string; name: string; email: string }

export function Booked({ receipt: { start, calendar, heldUntil }, timeZone, name, email }: BookedCall) {
  const { booked, held, scheduler } = useTexts('forms')
  const language = useLanguage()
  const values = { day: dayName(dayOf(start, timeZone), language), time: timeName(start, timeZone, language) }
  const meeting = (
    <div className={styles.meeting}>
      <b>{fillBrackets(scheduler.chosen, values)}</b>
      <p>{zoneName(timeZone, new Date(start), language)}</p>
      <p>{fillBrackets(heldUntil ? held.who : booked.who, { name, email })}</p>
    </div>
  )
  const { heading, steps } = heldUntil ? held : booked
  const until = heldUntil && <b>{timeName(heldUntil, timeZone, language)}</b>
  return (
    <Confirmation heading={heading} first={meeting} steps={steps} values={{ email: <b>{email}</b>, until }}>
      {!heldUntil && (
        <a className={buttonClass({ variant: 'ink' })} href={calendar} download>
          <Icon of={CalendarPlus} size={18} />
          {booked.calendar}
        </a>
      )}
    </Confirmation>
  )
}
