import { DEFAULT_LANGUAGE, languages } from '#site/languages.ts'
import type { BookingForm, LeadForm } from '../../shared/schema.ts'
import { textIn, type Row } from './database.ts'

/** Without fields that are only needed when the form arrives. */
type Stored<Form> = Omit<Form, 'key' | 'filledInMs' | 'website' | 'proof'>

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Check before a lookup: databases don't accept all characters. */
export function isId(text: string): boolean {
  return ID.test(text)
}

type Received = {
  id: string
  /** Idempotency key of the form: the same for every attempt to send it. */
  key: string
  receivedAt: string
}

export type Lead = Received & { kind: 'lead'; form: Stored<LeadForm> }
export type Booking = Received & {
  kind: 'booking'
  form: Stored<BookingForm>
  /** Not booked yet: the slot is reserved until the visitor confirms it or the hold expires. */
  held?: Held
  /** Canceled by the visitor; the slot is free again. */
  cancelledAt?: string
  /** Undefined if the visitor has never moved it. */
  moves?: number
}

export type Held = {
  until: string
  /** `ceiling`: more calls than usual come in. `calls`: this person has reached the limit of upcoming calls. */
  because: 'ceiling' | 'calls'
}
export type Submission = Lead | Booking
export type SubmissionKind = Submission['kind']

export function submissionOf(row: Row): Submission {
  return {
    id: row['id'],
    kind: row['kind'],
    key: row['key'],
    receivedAt: row['received_at'],
    form: formOf(textIn(row, 'form')),
    ...(row['held_until'] !== null && { held: { until: row['held_until'], because: row['held_because'] } }),
    ...(row['cancelled_at'] !== null && { cancelledAt: row['cancelled_at'] }),
    ...(row['moves'] !== 0 && { moves: row['moves'] }),
  } as Submission
}

/** Falls back to the default language if the visitor's has been removed from the site. */
function formOf(json: string): Submission['form'] {
  const form = JSON.parse(json) as Submission['form']
  return languages.includes(form.language) ? form : { ...form, language: DEFAULT_LANGUAGE }
}
