import { createEvent, type EventAttributes } from 'ics'
import { fillBrackets } from '../../app/site/template.ts'
import { SLOT_MINUTES } from './hours.ts'
import { linkText, type MailIdentity } from './mail-identity.ts'
import type { Booking } from './store/store.ts'

/** A booking as a file that calendars understand. Times are in UTC: the visitor's calendar shows them in its own zone. */
export async function calendarFile({ id, form }: Booking, identity: MailIdentity): Promise<string> {
  const { brand, host, emails, words, meetingUrl } = identity
  const { event } = await words(form.language)
  const email = emails[form.language]
  const start = new Date(form.start)
  const written = {
    uid: `${id}@${host}`,
    productId: `-//${brand}//Desk//EN`,
    method: 'PUBLISH',
    title: event.title,
    description: fillBrackets(event.description, {
      minutes: String(SLOT_MINUTES),
      mail: email,
      link: linkText(event, identity),
    }),
    ...(meetingUrl !== undefined && { location: meetingUrl, url: meetingUrl }),
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
  } as const satisfies EventAttributes
  // An address of an international domain is none to the library: the file does without the organizer then.
  const organized = createEvent({ ...written, organizer: { name: brand.replaceAll('"', ''), email: email } })
  const { error, value } = organized.value ? organized : createEvent(written)
  if (!value) throw new Error('A booking could not be written as a calendar file', { cause: error })
  return value
}
