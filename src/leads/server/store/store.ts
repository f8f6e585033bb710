/** The store interface. SQLite and PostgreSQL both implement it (see store.test.ts). */

import type { BookingForm, LeadForm } from '../../shared/schema.ts'

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
  /** How often the visitor has moved it; undefined if never. */
  moves?: number
}

export type Held = {
  until: string
  /** `ceiling`: more calls than usual come in. `calls`: this person has reached the limit of upcoming calls. */
  because: 'ceiling' | 'calls'
}
export type Submission = Lead | Booking
export type SubmissionKind = Submission['kind']

export const channels = ['webhook', 'team-mail', 'team-summary', 'visitor-mail'] as const
export type Channel = (typeof channels)[number]

export type DeliveryEvent = 'received' | 'moved' | 'cancelled'

export type Delivery = {
  /** The same for every attempt, so that receivers can detect duplicates. */
  id: string
  channel: Channel
  /** Including this one. */
  attempts: number
  /** When it first became due, or when the owner last retried it. */
  since: string
  /** Undefined for deliveries from before events were stored. */
  event?: DeliveryEvent | undefined
  submission: Submission
}

export type DeadLetteredDelivery = Delivery & { lastError: string }
export type FailingDelivery = DeadLetteredDelivery & { dueAt: string }

export type Digest = {
  /** In the team's time zone: 2026-11-20. */
  day: string
  /** Covers submissions received before this time. */
  until: string
}

export type AddResult =
  | { outcome: 'added'; submission: Submission }
  /** A submission of this kind with this key already exists: this is the original. */
  | { outcome: 'repeated'; submission: Submission }
  | { outcome: 'slot taken' }
  /** This person has reached the limit of upcoming calls. */
  | { outcome: 'too many calls' }
  | { outcome: 'too many'; until: string; name: string }

/** A maximum count until a certain time. The name reveals nothing to its readers. */
export type Limit = {
  name: string
  until: string
  max: number
  /** Beyond this count, a call is held until it is confirmed. */
  softLimit?: number | undefined
  /** Enforced only while more than `count` are counted under this other name. */
  onlyBeyond?: { name: string; count: number } | undefined
}

export type Conditions = {
  /** From the narrowest network to the widest. Only stored submissions count. */
  limits?: readonly Limit[]
  /**
   * How to hold a call that cannot be booked at once; without it, the call is rejected. `to` is notified meanwhile.
   * `callsUntil` replaces `until` for someone with too many upcoming calls.
   */
  hold?: { until: string; callsUntil?: string; to: readonly Channel[]; nearLimits: boolean }
  /**
   * One of the limits. Beyond its `softLimit`, the team gets one summary at the end of the limit's window instead of a
   * mail per submission.
   */
  summaryBeyond?: Limit
  /** Limits mails to the visitor's mailbox. Beyond it, the submission is stored without a mail. */
  mailbox?: Limit
}

/**
 * `too many calls`: the limit of upcoming calls would be exceeded. `gone`: there is no such upcoming call, or not
 * anymore. `overtaken`: the call was moved in the meantime.
 */
export type ChangeResult =
  | { outcome: 'changed'; booking: Booking }
  | { outcome: 'gone' }
  | { outcome: 'slot taken' }
  | { outcome: 'too many calls' }
  | { outcome: 'overtaken' }

/** `gone`: nothing is left in the files either, except in the free space of large PostgreSQL tables. */
export type DeleteResult = { count: number; gone: boolean }

/** Upcoming calls per address, so that one person cannot fill the calendar. */
export const CALLS_AHEAD = 2

export type DeliveryResult =
  | { state: 'delivered' }
  | { state: 'waiting'; dueAt: string; error: string }
  /** Dead-lettered. */
  | { state: 'parked'; error: string }

/** All times are ISO 8601 in UTC. */
export interface Store {
  readonly kind: 'SQLite' | 'PostgreSQL'
  /** Stores a submission and its deliveries in one transaction, which is on disk when this resolves. */
  add(submission: Submission, to: readonly Channel[], conditions?: Conditions): Promise<AddResult>
  /** Books a held call and notifies `to`. A call that is already booked stays unchanged. */
  confirm(id: string, now: string, to: readonly Channel[]): Promise<ChangeResult>
  /** Keeps id and key, confirms a held call, and notifies `to`. If `moves` is given, it must match the stored count. */
  move(id: string, start: string, now: string, to: readonly Channel[], moves?: number): Promise<ChangeResult>
  /** Frees the slot and notifies `to`. */
  cancel(id: string, now: string, to: readonly Channel[]): Promise<ChangeResult>
  /** Both ends are inclusive. */
  takenSlots(first: string, last: string, now: string): Promise<string[]>
  find(id: string): Promise<Submission | undefined>
  findByKey(kind: SubmissionKind, key: string): Promise<Submission | undefined>
  /** In order of arrival. */
  list(kind?: SubmissionKind): Promise<Submission[]>
  /** The same in batches, read on demand. Other requests are handled between two batches. */
  batches(kind?: SubmissionKind): AsyncIterable<Submission[]>
  /** Deletes everything of one person, for all spellings of their address, including pending deliveries. */
  erase(email: string): Promise<DeleteResult>
  /** Deletes everything received before this time, except calls that start later. */
  purge(before: string): Promise<DeleteResult>
  /** When the oldest item that `purge` would delete was received or took place. */
  oldest(): Promise<string | undefined>
  /** Deletes submissions without notifying anyone. The slot of a call is free again. */
  remove(...ids: readonly string[]): Promise<DeleteResult>

  /**
   * Leases due deliveries: other workers don't get them before `leaseUntil`, or at all once they are completed. Later
   * events of a submission wait for earlier ones on the same channel.
   */
  takeDue(channel: Channel, now: string, leaseUntil: string, limit: number): Promise<Delivery[]>
  /** Ignored if another attempt has started since. */
  complete(delivery: Pick<Delivery, 'id' | 'attempts'>, result: DeliveryResult): Promise<void>
  countWaiting(channel?: Channel): Promise<number>
  /** `oldestWaiting` is when the oldest pending delivery first became due. */
  outbox(): Promise<{ waiting: number; parked: number; oldestWaiting: string | undefined }>
  /** Deliveries that are not retried anymore. */
  deadLettered(): Promise<DeadLetteredDelivery[]>
  /** Pending deliveries that have failed at least once. */
  failing(): Promise<FailingDelivery[]>
  /** Makes dead-lettered deliveries due again: those given, or all. Resolves to their number. */
  retry(now: string, deliveryIds?: readonly string[]): Promise<number>

  /** `from` is inclusive, `before` is exclusive. */
  receivedBetween(from: string, before: string): Promise<Submission[]>
  /** Same range as `receivedBetween`. */
  countLeads(from: string, before: string): Promise<number>
  /** By the start time of the call. */
  callsBetween(from: string, before: string): Promise<Booking[]>
  /**
   * Leases the digest of a day, unless it has been sent or another instance holds the lease. `since` is the end of the
   * period that the last digest covered, if there was one.
   */
  takeDigest(digest: Digest, now: string, leaseUntil: string): Promise<{ since: string | undefined } | undefined>
  /** Marks the digest as sent. */
  completeDigest(day: string): Promise<void>
  /** Counts one more, in windows of a minute. Resolves to the first limit that is exceeded. */
  count(limits: readonly Limit[]): Promise<Limit | undefined>
  /** Counts one more, persisted, in windows of a day. Beyond a limit, counts nothing and resolves to that limit. */
  consume(limits: readonly Limit[]): Promise<Limit | undefined>
  /** Number of submissions stored under each name; names without any are missing. */
  countsOf(names: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** A random key, the same for all instances on this day. */
  dayKey(day: string): Promise<string>
  /** A permanent random key for a purpose, the same for all instances. */
  key(name: string): Promise<string>
  /** Writes data the size of a form to disk. Rejects if that fails. */
  probe(): Promise<void>
  /** Deletes expired counts, keys and holds. */
  sweep(now: string): Promise<void>

  /** Saves a consistent copy of everything to a file. Resolves to the number of submissions in it. */
  backup(file: string, overwrite: boolean): Promise<number>
  /** Replaces everything with the contents of a backup. Resolves to the number of submissions in it. */
  restore(file: string, overwrite: boolean): Promise<number>

  readonly admin: AdminStore
  /** Questions that the assistant did not understand. `purge` and `oldest` include them. */
  readonly questions: QuestionStore

  close(): Promise<void>
}

/** `day` is in UTC: 2026-11-20. */
export type QuestionCount = { day: string; language: string; count: number }
export type KeptQuestion = { day: string; language: string; text: string }

export interface QuestionStore {
  count(day: string, language: string): Promise<void>
  /** Only with the visitor's consent. */
  keep(question: KeptQuestion): Promise<void>
  counts(): Promise<QuestionCount[]>
  listKept(): Promise<KeptQuestion[]>
  purge(before: string): Promise<void>
  /** The earliest day that has any. */
  oldest(): Promise<string | undefined>
}

export type Selection = {
  kind?: SubmissionKind | undefined
  isDone?: boolean | undefined
  /** Part of a name, company or email address; case and accents are ignored. */
  search?: string | undefined
}

export type SubmissionRecord = { submission: Submission; doneAt: string | undefined }

export type Totals = { count: number } & Record<SubmissionKind | 'open' | 'done', number>

/** `totals` covers all matches; `searched` is how many submissions were read, if not all. */
export type SelectionResult = { rows: SubmissionRecord[]; totals: Totals; searched: number | undefined }

export type DeliveryState = {
  id: string
  channel: Channel
  state: DeliveryResult['state']
  attempts: number
  lastError: string | undefined
}

export interface AdminStore {
  /** Newest first. */
  select(selection: Selection, offset: number, limit: number): Promise<SelectionResult>
  find(id: string): Promise<(SubmissionRecord & { deliveries: DeliveryState[] }) | undefined>
  /** Undefined reopens the submission. */
  mark(id: string, doneAt: string | undefined): Promise<void>

  session(id: string): Promise<string | undefined>
  /** Also deletes sessions that have expired by `now`. */
  beginSession(id: string, until: string, now: string): Promise<void>
  /** Does not revive a session that has ended. */
  keepSession(id: string, content: string, until: string): Promise<void>
  endSession(id: string): Promise<void>

  /** Records a login attempt under names that reveal no address, and deletes those expired by `now` as `sweep` does. */
  noteTry(names: string, until: string, now: string): Promise<void>
  tries(now: string): Promise<ReadonlyMap<string, number>>
  forgetTries(names: string): Promise<void>
}
