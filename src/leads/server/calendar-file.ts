import { createEvent, type EventAttributes } from 'ics'
import { fillBrackets } from '#site/template.ts'
import { SLOT_MINUTES } from './hours.ts'
import { linkText, type MailIdentity } from './mail-identity.ts'
import type { Booking } from './store/submission.ts'

/** Times are in UTC; each change raises the sequence number, so that calendars keep the latest version. */
export async function renderCalendarFile(booking: Booking, identity: MailIdentity): Promise<string> {
  const { id, form, moves = 0, cancelledAt } = booking
  const { brand, host, emails, texts, meetingUrl } = identity
  const { event } = await texts(form.language)
  const email = emails[form.language]
  const attributes = {
    uid: `${id}@${host}`,
    productId: `-//${brand}//Leads//EN`,
    method: calendarMethodOf(booking),
    sequence: cancelledAt === undefined ? moves : moves + 1,
    title: event.title,
    description: fillBrackets(event.description, {
      minutes: String(SLOT_MINUTES),
      mail: email,
      link: linkText(event, identity),
    }),
    ...(meetingUrl !== undefined && { location: meetingUrl, url: meetingUrl }),
    start: Date.parse(form.start),
    startOutputType: 'utc',
    duration: { minutes: SLOT_MINUTES },
    status: cancelledAt === undefined ? 'CONFIRMED' : 'CANCELLED',
    busyStatus: cancelledAt === undefined ? 'BUSY' : 'FREE',
  } as const satisfies EventAttributes
  // The library rejects email addresses at internationalized domains; leave out the organizer then.
  const withOrganizer = createEvent({ ...attributes, organizer: { name: brand.replaceAll('"', ''), email } })
  const { error, value } = withOrganizer.value ? withOrganizer : createEvent(attributes)
  if (!value) throw new Error('The calendar file for a booking could not be created', { cause: error })
  return value
}

export function calendarMethodOf({ cancelledAt }: Booking): 'PUBLISH' | 'CANCEL' {
  return cancelledAt === undefined ? 'PUBLISH' : 'CANCEL'
}
