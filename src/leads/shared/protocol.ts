/** What the desk's screens and its server say to each other. */

import type { Fault } from './schema.ts'

export const api = {
  leads: '/api/leads',
  slots: '/api/slots',
  bookings: '/api/bookings',
  challenge: '/api/challenge',
} as const

/** Answer to GET slots. Times are the beginnings of slots, in UTC: 2026-11-20T13:30:00Z. */
export type Slots = {
  lengthMinutes: number
  free: string[]
  /** Offered hours that somebody else has booked. */
  taken: string[]
}

/** Answer to a lead (201). */
export type LeadReceipt = { id: string }

/** Answer to a booking (201). `calendar` is the address of its calendar file. */
export type BookingReceipt = {
  id: string
  start: string
  lengthMinutes: number
  calendar: string
  /** Its time is kept for the visitor until `heldUntil`; it is booked when they confirm it by the link in their mail. */
  held?: true
  heldUntil?: string
}

/** Codes of everything that the desk can refuse. */
export type ApiErrorCode =
  | 'bad_request'
  | 'invalid_fields'
  /** It comes too soon for a person, or without a proof of work: sent once more, it is taken. */
  | 'too_fast'
  /** Its proof of work is wrong, too old, too easy by now, another form's or another network's, or too many come without. */
  | 'proof_needed'
  | 'foreign_origin'
  | 'not_found'
  | 'method_not_allowed'
  | 'too_large'
  | 'wrong_type'
  | 'too_many'
  | 'slot_taken'
  | 'slot_not_offered'
  | 'unavailable'

/** Every answer that is no success: a code for programs, a sentence for people who read logs. */
export type ApiErrorBody = {
  error: ApiErrorCode
  message: string
  /** With `invalid_fields`: what is wrong, by field. */
  fields?: Record<string, Fault>
  /** With `slot_taken` and `slot_not_offered`: what can be had now. */
  slots?: Slots
}
