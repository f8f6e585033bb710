/** What the desk stores. One contract; SQLite and PostgreSQL both hold to it (see store.test.ts). */

import type { BookingForm, LeadForm } from '../../shared/schema.ts'

/** What served its purpose when the form arrived is not stored. */
type Stored<Form> = Omit<Form, 'key' | 'filledInMs' | 'website'>

type Received = {
  id: string
  /** Of the form: the same for every attempt to send it. */
  key: string
  receivedAt: string
}

export type Lead = Received & { kind: 'lead'; form: Stored<LeadForm> }
export type Booking = Received & { kind: 'booking'; form: Stored<BookingForm> }
export type Submission = Lead | Booking
export type SubmissionKind = Submission['kind']

/** Where a submission is passed on to. */
export const channels = ['webhook', 'team-mail', 'visitor-mail'] as const
export type Channel = (typeof channels)[number]

export type Delivery = {
  /** The same for every attempt, so that whoever gets it twice can tell. */
  id: string
  channel: Channel
  /** This one included. */
  attempts: number
  /** When it was first to be delivered, or when its owner last asked for it. */
  since: string
  submission: Submission
}

export type ParkedDelivery = Delivery & { lastError: string }

export type Added =
  | { outcome: 'added'; submission: Submission }
  /** A submission of this kind with this key is there already: this is it, as it was first sent. */
  | { outcome: 'repeated'; submission: Submission }
  | { outcome: 'slot taken' }
  /** This person has as many calls ahead as one can have. */
  | { outcome: 'calls enough' }

/** `gone`: nothing of it is left on the disk either. */
export type Deleted = { count: number; gone: boolean }

/** How many calls ahead one address can have: nobody empties the calendar for the others. */
export const CALLS_AHEAD = 2

export type Settlement =
  | { state: 'delivered' }
  | { state: 'waiting'; dueAt: string; error: string }
  | { state: 'parked'; error: string }

/** All times are ISO 8601 in UTC. */
export interface Store {
  /** Keeps a submission and what is to be delivered of it, in one transaction. It is on disk when this resolves. */
  add(submission: Submission, to: readonly Channel[]): Promise<Added>
  /** Both included. */
  takenSlots(first: string, last: string): Promise<string[]>
  find(id: string): Promise<Submission | undefined>
  findByKey(kind: SubmissionKind, key: string): Promise<Submission | undefined>
  /** In the order of their arrival. */
  list(kind?: SubmissionKind): Promise<Submission[]>
  /** Everything of one person, however they write their address, with what is still to be delivered. */
  erase(email: string): Promise<Deleted>
  /** Everything received before. */
  purge(before: string): Promise<Deleted>
  /** One submission: of a call, its time is free again. */
  remove(id: string): Promise<Deleted>

  /** Takes deliveries that are due. Nobody else gets them before `leaseUntil`, or at all once they are settled. */
  takeDue(channel: Channel, now: string, leaseUntil: string, limit: number): Promise<Delivery[]>
  /** By the attempt that it came with: one that was overtaken by another has no say. */
  settle(delivery: Pick<Delivery, 'id' | 'attempts'>, settlement: Settlement): Promise<void>
  /** How many are still to be delivered. */
  waiting(): Promise<number>
  /** The same beside what is parked; `oldestWaiting` is since when the oldest of them waits. Also tells whether the database answers. */
  outbox(): Promise<{ waiting: number; parked: number; oldestWaiting: string | undefined }>
  parked(): Promise<ParkedDelivery[]>
  /** Makes parked deliveries due again: those named, or all. Resolves to how many. */
  retry(now: string, deliveryIds?: readonly string[]): Promise<number>

  /** Keeps a copy of everything in a file, as of one moment. Resolves to how many submissions are in it. */
  backup(file: string, overwrite: boolean): Promise<number>
  /** Puts what such a file holds in the place of everything. Resolves to how many submissions that are. */
  restore(file: string, overwrite: boolean): Promise<number>

  close(): Promise<void>
}
