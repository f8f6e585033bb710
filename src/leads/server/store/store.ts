/** What the desk stores. One contract; SQLite and PostgreSQL both hold to it (see store.test.ts). */

import type { BookingForm, LeadForm } from '../../shared/schema.ts'

/** What served its purpose when the form arrived is not stored. */
type Stored<Form> = Omit<Form, 'key' | 'filledInMs' | 'website' | 'proof'>

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What is no id is nobody's, and is not looked for: databases do not take all letters. */
export function isId(text: string): boolean {
  return ID.test(text)
}

type Received = {
  id: string
  /** Of the form: the same for every attempt to send it. */
  key: string
  receivedAt: string
}

export type Lead = Received & { kind: 'lead'; form: Stored<LeadForm> }
export type Booking = Received & {
  kind: 'booking'
  form: Stored<BookingForm>
  /** Not booked yet: its time is kept for the visitor until then, or until they confirm it. */
  held?: Held
  /** By the visitor; its time is free again. */
  cancelledAt?: string
  /** How often the visitor has moved it, if they have. */
  moves?: number
}

export type Held = {
  until: string
  /** More calls come in than usual, or this person has as many calls ahead as one can have. */
  because: 'ceiling' | 'calls'
}
export type Submission = Lead | Booking
export type SubmissionKind = Submission['kind']

/** Where a submission is passed on to. */
export const channels = ['webhook', 'team-mail', 'team-summary', 'visitor-mail'] as const
export type Channel = (typeof channels)[number]

/** What a delivery tells of. */
export type DeliveryEvent = 'received' | 'moved' | 'cancelled'

export type Delivery = {
  /** The same for every attempt, so that whoever gets it twice can tell. */
  id: string
  channel: Channel
  /** This one included. */
  attempts: number
  /** When it was first to be delivered, or when its owner last asked for it. */
  since: string
  /** Not known of deliveries from before it was stored. */
  event?: DeliveryEvent | undefined
  submission: Submission
}

export type ParkedDelivery = Delivery & { lastError: string }
/** One that has failed and is tried again. */
export type TroubledDelivery = ParkedDelivery & { dueAt: string }

/** The team's mail of one day. */
export type Digest = {
  /** In their time zone: 2026-11-20. */
  day: string
  /** It tells of what was received before. */
  until: string
}

export type Added =
  | { outcome: 'added'; submission: Submission }
  /** A submission of this kind with this key is there already: this is it, as it was first sent. */
  | { outcome: 'repeated'; submission: Submission }
  | { outcome: 'slot taken' }
  /** This person has as many calls ahead as one can have. */
  | { outcome: 'calls enough' }
  /** A ceiling is reached, until then. */
  | { outcome: 'too many'; until: string; name: string }

/** How many of something are taken until a moment. The name tells nothing to whoever reads it. */
export type Limit = {
  name: string
  until: string
  max: number
  /** More than these, and a call is held until it is confirmed. */
  softLimit?: number | undefined
  /** Only enforced while more than `count` are counted under this other name. */
  onlyBeyond?: { name: string; count: number } | undefined
}

/** Under which a submission is taken. */
export type Conditions = {
  /** From the narrowest network to the widest. Only what is stored counts. */
  ceilings?: readonly Limit[]
  /**
   * How a call is held that cannot be booked at once; without it, it is refused. `to` is who hears of it meanwhile. `callsUntil`
   * is for calls of somebody who has too many ahead, if that differs.
   */
  hold?: { until: string; callsUntil?: string; to: readonly Channel[]; nearLimits: boolean }
  /**
   * One of the ceilings. Beyond its `nearFrom` the team gets no mail for each submission, but one summary when the ceiling's
   * time is over.
   */
  summaryBeyond?: Limit
  /** How many mails the visitor's mailbox gets. Beyond it the submission is stored without one. */
  mailbox?: Limit
}

/**
 * `calls enough`: one more would be more than one person can have. `gone`: there is no such call ahead, or not any more.
 * `overtaken`: it was moved meanwhile.
 */
export type Changed =
  | { outcome: 'changed'; booking: Booking }
  | { outcome: 'gone' }
  | { outcome: 'slot taken' }
  | { outcome: 'calls enough' }
  | { outcome: 'overtaken' }

/** `gone`: nothing of it is left in the files either, save for the free space of large PostgreSQL tables. */
export type Deleted = { count: number; gone: boolean }

/** How many calls ahead one address can have: nobody empties the calendar for the others. */
export const CALLS_AHEAD = 2

export type Settlement =
  | { state: 'delivered' }
  | { state: 'waiting'; dueAt: string; error: string }
  | { state: 'parked'; error: string }

/** All times are ISO 8601 in UTC. */
export interface Store {
  readonly kind: 'SQLite' | 'PostgreSQL'
  /** Keeps a submission and what is to be delivered of it, in one transaction. It is on disk when this resolves. */
  add(submission: Submission, to: readonly Channel[], conditions?: Conditions): Promise<Added>
  /** A held call stands from now on, and the others hear of it. One that stands already is left as it is. */
  confirm(id: string, now: string, to: readonly Channel[]): Promise<Changed>
  /** Keeps id and key, confirms what was held, and is to be delivered anew. If it has been moved `moves` times, if that is said. */
  move(id: string, start: string, now: string, to: readonly Channel[], moves?: number): Promise<Changed>
  /** Frees its time, and the others hear of it. */
  cancel(id: string, now: string, to: readonly Channel[]): Promise<Changed>
  /** Both included. */
  takenSlots(first: string, last: string, now: string): Promise<string[]>
  find(id: string): Promise<Submission | undefined>
  findByKey(kind: SubmissionKind, key: string): Promise<Submission | undefined>
  /** In the order of their arrival. */
  list(kind?: SubmissionKind): Promise<Submission[]>
  /** The same, read a portion at a time as the caller asks for it. Other requests are answered between two portions. */
  portions(kind?: SubmissionKind): AsyncIterable<Submission[]>
  /** Everything of one person, however they write their address, with what is still to be delivered. */
  erase(email: string): Promise<Deleted>
  /** Everything received before; of a call, what counts is its own time. */
  purge(before: string): Promise<Deleted>
  /** When the oldest of what `purge` would delete was received, or took place. */
  oldest(): Promise<string | undefined>
  /** Submissions, without a word to anybody: of a call, its time is free again. */
  remove(...ids: readonly string[]): Promise<Deleted>

  /**
   * Takes deliveries that are due. Nobody else gets them before `leaseUntil`, or at all once they are settled. What a later event
   * of a submission tells waits for the earlier ones on its channel.
   */
  takeDue(channel: Channel, now: string, leaseUntil: string, limit: number): Promise<Delivery[]>
  /** By the attempt that it came with: one that was overtaken by another has no say. */
  settle(delivery: Pick<Delivery, 'id' | 'attempts'>, settlement: Settlement): Promise<void>
  /** How many are still to be delivered, on one channel or on all. */
  waiting(channel?: Channel): Promise<number>
  /** The same beside what is parked; `oldestWaiting` is since when the oldest of them waits. */
  outbox(): Promise<{ waiting: number; parked: number; oldestWaiting: string | undefined }>
  parked(): Promise<ParkedDelivery[]>
  /** What waits after at least one attempt that failed. */
  troubled(): Promise<TroubledDelivery[]>
  /** Makes parked deliveries due again: those named, or all. Resolves to how many. */
  retry(now: string, deliveryIds?: readonly string[]): Promise<number>

  /** From the first moment, and before the last. */
  receivedBetween(from: string, before: string): Promise<Submission[]>
  /** How many leads were received from the first moment on and before the last. */
  countLeads(from: string, before: string): Promise<number>
  /** By the time of the call. */
  callsBetween(from: string, before: string): Promise<Booking[]>
  /**
   * Takes the digest of a day, unless it is sent or somebody else has it until now. Resolves to the moment up to which the last
   * one told, if there was one.
   */
  takeDigest(digest: Digest, now: string, leaseUntil: string): Promise<{ since: string | undefined } | undefined>
  /** Nobody takes it any more. */
  settleDigest(day: string): Promise<void>
  /** Counts one more, in windows of a minute. Resolves to the first ceiling that it is beyond. */
  count(ceilings: readonly Limit[]): Promise<Limit | undefined>
  /** Counts one more for good, in windows of a day. Where that is beyond a ceiling nothing is counted: it resolves to that one. */
  take(ceilings: readonly Limit[]): Promise<Limit | undefined>
  /** How many submissions are stored under each name; none under what is not in it. */
  counted(names: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** A random key, the same for all instances on this day. */
  dayKey(day: string): Promise<string>
  /** A random key for a purpose, the same for all instances and for good. */
  key(name: string): Promise<string>
  /** Writes something the size of a form to the disk. Rejects where that is not possible. */
  probe(): Promise<void>
  /** Deletes counts and keys whose time is over, and calls that were held in vain. */
  sweep(now: string): Promise<void>

  /** Keeps a copy of everything in a file, as of one moment. Resolves to how many submissions are in it. */
  backup(file: string, overwrite: boolean): Promise<number>
  /** Puts what such a file holds in the place of everything. Resolves to how many submissions that are. */
  restore(file: string, overwrite: boolean): Promise<number>

  /** What only the owner's page asks for. */
  readonly admin: AdminStore
  /** What the assistant did not understand. `purge` and `oldest` hold for it too. */
  readonly questions: QuestionStore

  close(): Promise<void>
}

/** A day is one in UTC: 2026-11-20. */
export type QuestionCount = { day: string; language: string; count: number }
export type KeptQuestion = { day: string; language: string; text: string }

export interface QuestionStore {
  /** One more was not understood. */
  count(day: string, language: string): Promise<void>
  /** With its visitor's leave. */
  keep(question: KeptQuestion): Promise<void>
  counts(): Promise<QuestionCount[]>
  kept(): Promise<KeptQuestion[]>
  /** Of days before. */
  purge(before: string): Promise<void>
  /** The first day that has any. */
  oldest(): Promise<string | undefined>
}

export type Selection = {
  kind?: SubmissionKind | undefined
  isDone?: boolean | undefined
  /** Letters of a name, a company or an address, in any case and without accents. */
  search?: string | undefined
}

export type Kept = { submission: Submission; doneAt: string | undefined }

export type Totals = { count: number } & Record<SubmissionKind | 'open' | 'done', number>

/** `totals` are of all that were selected; `searched` is how many were looked at where not all were. */
export type Selected = { rows: Kept[]; totals: Totals; searched: number | undefined }

export type DeliveryState = {
  id: string
  channel: Channel
  state: Settlement['state']
  attempts: number
  lastError: string | undefined
}

export interface AdminStore {
  /** Newest first. */
  select(selection: Selection, offset: number, limit: number): Promise<Selected>
  find(id: string): Promise<(Kept & { deliveries: DeliveryState[] }) | undefined>
  /** Done since then, or open again. */
  mark(id: string, doneAt: string | undefined): Promise<void>

  session(id: string): Promise<string | undefined>
  /** Takes away, besides, those that have come to their end by `now`. */
  beginSession(id: string, until: string, now: string): Promise<void>
  /** One that has ended meanwhile stays so. */
  keepSession(id: string, content: string, until: string): Promise<void>
  endSession(id: string): Promise<void>

  /** Tries of a password, under names that show no address. Deletes those that have expired by `now`, as `sweep` does. */
  noteTry(names: string, until: string, now: string): Promise<void>
  /** How many there are, by their names. */
  tries(now: string): Promise<ReadonlyMap<string, number>>
  forgetTries(names: string): Promise<void>
}
