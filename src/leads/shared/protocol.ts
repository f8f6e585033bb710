import type { FieldError } from './schema.ts'

export const api = {
  leads: '/api/leads',
  slots: '/api/slots',
  bookings: '/api/bookings',
  challenge: '/api/challenge',
} as const

/** Slots are identified by their start in UTC: 2026-11-20T13:30:00Z. */
export type Slots = { lengthMinutes: number; free: string[]; taken: string[] }

export type LeadReceipt = { id: string }

/** `calendar` is the URL of the calendar file. */
export type BookingReceipt = {
  id: string
  start: string
  lengthMinutes: number
  calendar: string
  /** The slot is booked once the visitor confirms it with the link in their mail. */
  held?: true
  heldUntil?: string
}

export type ApiErrorCode =
  | 'bad_request'
  | 'invalid_fields'
  /** Sent too soon for a person. Accepted when sent again. */
  | 'too_fast'
  /** Sent without a proof of work. Accepted when sent again. */
  | 'proof_missing'
  /** The proof of work is wrong, too old, too easy, used before or from another network; or too many forms lack one. */
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

/** A code for programs, and a message for people who read logs. */
export type ApiErrorBody = {
  error: ApiErrorCode
  message: string
  /** With `invalid_fields`: the error of each field. */
  fields?: Record<string, FieldError>
  /** With `slot_taken` and `slot_not_offered`: the current slots. */
  slots?: Slots
}
