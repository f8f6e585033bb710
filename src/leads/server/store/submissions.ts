/** Saves leads and bookings (submissions) in the database: INSERT INTO desk_submissions. */

import { setImmediate as nextTurn } from 'node:timers/promises'
import { mailboxOf } from '../mailbox.ts'
import { hasReachedCallLimit, lockCalls } from './bookings.ts'
import { findExceeded, incrementCounts, type Limit } from './counts.ts'
import { Rollback, transact, type Database, type Query } from './database.ts'
import { addDeliveries, type Channel } from './outbox.ts'
import { submissionOf, type Booking, type Held, type Submission, type SubmissionKind } from './submission.ts'

type AddResult =
  | { outcome: 'added'; submission: Submission }
  /** A submission of this kind with this key already exists: this is the original. */
  | { outcome: 'repeated'; submission: Submission }
  | { outcome: 'slot taken' }
  | { outcome: 'too many calls' }
  | { outcome: 'too many'; until: string; name: string }

export type Conditions = {
  /** From the narrowest network to the widest. Only stored submissions count. */
  limits?: readonly Limit[]
  /** Holds a call that cannot be booked at once. `callsUntil` is for someone with too many upcoming calls. */
  hold?: { until: string; callsUntil?: string; to: readonly Channel[]; nearLimits: boolean }
  /** Beyond the `softLimit` of this one, the team gets a summary at the end of its window instead of a mail each. */
  summaryBeyond?: Limit
  /** Limits emails to the visitor's mailbox; beyond it, the submission is stored without a mail. */
  mailbox?: Limit
}

/** Rows read per query: a submission with a long report takes about 20 KB. */
const READ_BATCH_SIZE = 25
const DAY_MS = 24 * 60 * 60 * 1000

export type Submissions = ReturnType<typeof createSubmissions>

export function createSubmissions(database: Database) {
  /** In order of arrival, in batches that are read on demand. */
  async function* batches(kind?: SubmissionKind): AsyncIterable<Submission[]> {
    let last = { receivedAt: '', id: '' }
    for (;;) {
      const rows = await database.read(
        `SELECT * FROM desk_submissions WHERE (kind = $1 OR $1 = '') AND (received_at, id) > ($2, $3)
         ORDER BY received_at, id LIMIT ${READ_BATCH_SIZE}`,
        [kind ?? '', last.receivedAt, last.id],
      )
      const submissions = rows.map(submissionOf)
      if (submissions.length > 0) yield submissions
      if (submissions.length < READ_BATCH_SIZE) return
      last = submissions.at(-1)!
      // SQLite queries are synchronous: without this, other requests would have to wait.
      await nextTurn()
    }
  }

  return {
    batches,

    /** Stores a lead or booking with its deliveries in one transaction, which is on disk when this resolves. */
    add: (submission: Submission, to: readonly Channel[], conditions: Conditions = {}) =>
      transact<AddResult>(database, async (query) => {
        const { limits = [], hold } = conditions
        const { id, kind, key, receivedAt, form } = submission
        const exceeded = await findExceeded(query, limits)
        if (exceeded) return (await findRepeated(query, submission)) ?? tooMany(exceeded)
        const email = mailboxOf(form.email)
        const slot = 'start' in form ? form.start : null
        let because: Held['because'] | undefined
        if (slot !== null) {
          await lockCalls(database, query, email, receivedAt)
          const repeated = await findRepeated(query, submission)
          if (repeated) return repeated
          if (await hasReachedCallLimit(query, { email, now: receivedAt, but: id, held: true })) {
            if (!hold) return { outcome: 'too many calls' }
            because = 'calls'
          }
        }
        const inserted = await query(
          `INSERT INTO desk_submissions (id, kind, key, email, slot, received_at, form)
           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
          [id, kind, key, email, slot, receivedAt, JSON.stringify(form)],
        )
        if (inserted.length === 0) return (await findRepeated(query, submission)) ?? { outcome: 'slot taken' }
        const counts = await incrementCounts(query, 'desk_counts', limits)
        if (counts.exceeded) throw new Rollback('rolled back', { cause: tooMany(counts.exceeded) })
        if (counts.isNear && hold?.nearLimits) because = 'ceiling'
        if (hold && because) return holdCall(query, submission as Booking, because, hold, conditions.mailbox)
        await addReceived(query, submission, to, conditions, counts.excess)
        return { outcome: 'added', submission }
      }),

    async find(id: string): Promise<Submission | undefined> {
      const [row] = await database.read(`SELECT * FROM desk_submissions WHERE id = $1`, [id])
      return row && submissionOf(row)
    },

    findByKey: (kind: SubmissionKind, key: string) => findByKey(database.read, kind, key),

    async list(kind?: SubmissionKind): Promise<Submission[]> {
      const all: Submission[] = []
      for await (const batch of batches(kind)) all.push(...batch)
      return all
    },

    /** `from` is inclusive, `before` is exclusive. */
    async receivedBetween(from: string, before: string): Promise<Submission[]> {
      const rows = await database.read(
        `SELECT * FROM desk_submissions WHERE received_at >= $1 AND received_at < $2 AND held_until IS NULL AND cancelled_at IS NULL
         ORDER BY received_at, id`,
        [from, before],
      )
      return rows.map(submissionOf)
    },

    /** Same range as `receivedBetween`. */
    async countLeads(from: string, before: string): Promise<number> {
      const [row] = await database.read(
        `SELECT COUNT(*) AS count FROM desk_submissions WHERE kind = 'lead' AND received_at >= $1 AND received_at < $2`,
        [from, before],
      )
      return Number(row?.['count'])
    },
  }
}

async function findByKey(query: Query, kind: SubmissionKind, key: string): Promise<Submission | undefined> {
  const [row] = await query(`SELECT * FROM desk_submissions WHERE kind = $1 AND key = $2`, [kind, key])
  return row && submissionOf(row)
}

async function findRepeated(query: Query, { kind, key }: Submission): Promise<AddResult | undefined> {
  const submission = await findByKey(query, kind, key)
  return submission && { outcome: 'repeated', submission }
}

function tooMany({ name, until }: Limit): AddResult {
  return { outcome: 'too many', until, name }
}

async function addReceived(
  query: Query,
  { id, receivedAt }: Submission,
  to: readonly Channel[],
  { summaryBeyond, mailbox }: Conditions,
  excessOf: (limit: Limit) => number,
): Promise<void> {
  const excess = summaryBeyond ? excessOf(summaryBeyond) : 0
  const each = excess > 0 ? to.filter((channel) => channel !== 'team-mail') : to
  const allowed = await applyMailboxLimit(query, each, mailbox)
  await addDeliveries(query, { id, to: allowed, since: receivedAt, event: 'received' })
  // The first lead beyond the limit triggers the summary.
  if (summaryBeyond && excess === 1 && each.length < to.length)
    await addDeliveries(query, { id, to: ['team-summary'], since: summaryBeyond.until, event: 'received' })
}

async function holdCall(
  query: Query,
  booking: Booking,
  because: Held['because'],
  hold: NonNullable<Conditions['hold']>,
  mailbox: Limit | undefined,
): Promise<AddResult> {
  const { id, receivedAt } = booking
  const until = (because === 'calls' && hold.callsUntil) || hold.until
  await query(`UPDATE desk_submissions SET held_until = $2, held_because = $3 WHERE id = $1`, [id, until, because])
  // Sent once a day: otherwise anyone could make us mail someone repeatedly by entering their address.
  if (because !== 'calls' || !(await wasNotifiedOfCallLimit(query, booking))) {
    const to = await applyMailboxLimit(query, hold.to, mailbox)
    await addDeliveries(query, { id, to, since: receivedAt, event: 'received' })
  }
  return { outcome: 'added', submission: { ...booking, held: { until, because } } }
}

async function wasNotifiedOfCallLimit(query: Query, { id, receivedAt, form }: Booking): Promise<boolean> {
  const notified = await query(
    `SELECT id FROM desk_submissions
     WHERE email = $1 AND held_because = 'calls' AND id <> $2 AND received_at > $3 LIMIT 1`,
    [mailboxOf(form.email), id, new Date(Date.parse(receivedAt) - DAY_MS).toISOString()],
  )
  return notified.length > 0
}

async function applyMailboxLimit(
  query: Query,
  to: readonly Channel[],
  mailbox: Limit | undefined,
): Promise<readonly Channel[]> {
  if (!mailbox || !to.includes('visitor-mail')) return to
  const { exceeded } = await incrementCounts(query, 'desk_counts', [mailbox])
  return exceeded ? to.filter((channel) => channel !== 'visitor-mail') : to
}
