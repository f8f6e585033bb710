import { createEvent } from 'ics'
import { fill } from './sentences.ts'
import { SLOT_MINUTES } from './hours.ts'
import type { Sender } from './sender.ts'
import type { Booking } from './store/store.ts'

/** A booking as a file that calendars understand. Times are in UTC: the visitor's calendar shows them in its own zone. */
export async function calendarFile(
  { id, form }: Booking,
  { brand, host, contactEmail, words }: Sender,
): Promise<string> {
  const { event } = await words(form.language)
  const start = new Date(form.start)
  const { error, value } = createEvent({
    uid: `${id}@${host}`,
    productId: `-//${brand}//Desk//EN`,
    method: 'PUBLISH',
    title: event.title,
    description: fill(event.description, { minutes: String(SLOT_MINUTES), mail: contactEmail }),
    start: [
      start.getUTCFullYear(),
      start.getUTCMonth() + 1,
      start.getUTCDate(),
      start.getUTCHours(),
      start.getUTCMinutes(),
    ],
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: SLOT_MINUTES },
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
    organizer: { name: brand, email: contactEmail },
  })
  if (!value) throw new Error('A booking could not be written as a calendar file', { cause: error })
  return value
}
