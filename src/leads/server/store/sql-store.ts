import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { DEFAULT_LANGUAGE, languages } from '#site/languages.ts'
import { mailboxOf } from '../mailbox.ts'
import { ADMIN_TABLES, DELETE_EXPIRED_TRIES, SqlAdminStore } from './sql-admin-store.ts'
import { SqlQuestionStore } from './sql-question-store.ts'
import {
  CALLS_AHEAD,
  type AddResult,
  type Booking,
  type Limit,
  type ChangeResult,
  type Channel,
  type Conditions,
  type DeleteResult,
  type Delivery,
  type DeliveryEvent,
  type Digest,
  type Held,
  type AdminStore,
  type DeadLetteredDelivery,
  type QuestionStore,
  type DeliveryResult,
  type Store,
  type Submission,
  type SubmissionKind,
  type FailingDelivery,
} from './store.ts'

export type Value = string | number | null
export type Row = Readonly<Record<string, unknown>>

type Query = (sql: string, values?: readonly Value[]) => Promise<Row[]>

export type Statements = { query: Query }

/** The parts that differ between the databases. All other SQL is below and runs on both. */
export interface Database {
  /** Runs a single statement: a read, or a count that need not be on disk. */
  read: Query
  /** Runs the steps in one transaction, which is on disk when this resolves. Rolls back if a step throws. */
  transaction<T>(steps: (statements: Statements) => Promise<T>): Promise<T>
  readonly kind: Store['kind']
  /** Skips rows that another instance has locked. */
  readonly skipLocked: string
  /** Locks a key until the end of the transaction. Undefined if only one transaction runs at a time anyway. */
  readonly lock: string | undefined
  /** Removes deleted data from the disk. Resolves to whether that succeeded. */
  scrub(): Promise<boolean>
  saveTo(file: string, overwrite: boolean): Promise<number>
  loadFrom(file: string, overwrite: boolean): Promise<number>
  close(): Promise<void>
}

/** Times are ISO 8601 text in UTC, so comparing them as text works in both databases. */
export const TABLES = [
  `CREATE TABLE IF NOT EXISTS desk_submissions (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    email TEXT NOT NULL,
    slot TEXT UNIQUE,
    received_at TEXT NOT NULL,
    form TEXT NOT NULL,
    UNIQUE (kind, key)
  )`,
  `CREATE INDEX IF NOT EXISTS desk_submissions_email ON desk_submissions (email)`,
  `CREATE INDEX IF NOT EXISTS desk_submissions_received ON desk_submissions (received_at)`,
  `CREATE TABLE IF NOT EXISTS desk_deliveries (
    id TEXT PRIMARY KEY,
    submission_id TEXT NOT NULL REFERENCES desk_submissions (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'parked')),
    attempts INTEGER NOT NULL DEFAULT 0,
    since TEXT NOT NULL,
    due_at TEXT NOT NULL,
    last_error TEXT
  )`,
  `CREATE INDEX IF NOT EXISTS desk_deliveries_submission ON desk_deliveries (submission_id)`,
  `CREATE INDEX IF NOT EXISTS desk_deliveries_due ON desk_deliveries (channel, due_at) WHERE state = 'waiting'`,
  `CREATE INDEX IF NOT EXISTS desk_deliveries_parked ON desk_deliveries (since) WHERE state = 'parked'`,
  `CREATE TABLE IF NOT EXISTS desk_digests (
    day TEXT PRIMARY KEY,
    until_at TEXT NOT NULL,
    lease_until TEXT NOT NULL,
    is_settled INTEGER NOT NULL DEFAULT 0
  )`,
  ...ADMIN_TABLES,
]

/** About 30 KB, which is what a form with a long report and its indexes adds to a database's log. */
const PROBE_REPEATS = 900
/** Rows deleted per transaction. */
const DELETE_BATCH_SIZE = 500
/** Rows read per query: a submission with a long report takes about 20 KB. */
const READ_BATCH_SIZE = 25

export class SqlStore implements Store {
  readonly admin: AdminStore
  readonly questions: QuestionStore
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
    const [read, write]: [Query, Query] = [
      (sql, values) => database.read(sql, values),
      (sql, values = []) => this.#write(sql, values),
    ]
    this.admin = new SqlAdminStore({ read, write, submissionOf })
    this.questions = new SqlQuestionStore({ read, write })
  }

  get kind(): Store['kind'] {
    return this.#database.kind
  }

  async add(submission: Submission, to: readonly Channel[], conditions: Conditions = {}): Promise<AddResult> {
    const { limits = [], hold, summaryBeyond, mailbox } = conditions
    return this.#transact<AddResult>(async ({ query }) => {
      const { id, kind, key, receivedAt, form } = submission
      const exceeded = await findExceeded(query, limits)
      if (exceeded) {
        const existing = await findByKey(query, kind, key)
        return existing ? { outcome: 'repeated', submission: existing } : tooMany(exceeded)
      }
      const email = mailboxOf(form.email)
      const slot = 'start' in form ? form.start : null
      let because: Held['because'] | undefined
      if (slot !== null) {
        await this.#lock(query, email)
        await this.#deleteExpiredHolds(query, receivedAt)
        const existing = await findByKey(query, kind, key)
        if (existing) return { outcome: 'repeated', submission: existing }
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
      if (inserted.length === 0) {
        const first = await findByKey(query, kind, key)
        return first ? { outcome: 'repeated', submission: first } : { outcome: 'slot taken' }
      }
      const counts = await incrementCounts(query, 'desk_counts', limits)
      if (counts.exceeded) throw new Rollback(tooMany(counts.exceeded))
      if (counts.isNear && hold?.nearLimits) because = 'ceiling'
      if (!hold || !because) {
        const excess = summaryBeyond ? counts.excess(summaryBeyond) : 0
        const each = excess > 0 ? to.filter((channel) => channel !== 'team-mail') : to
        await addDeliveries(query, id, await applyMailboxLimit(query, each, mailbox), receivedAt, 'received')
        // The first lead beyond the limit triggers the summary.
        if (summaryBeyond && excess === 1 && each.length < to.length)
          await addDeliveries(query, id, ['team-summary'], summaryBeyond.until, 'received')
        return { outcome: 'added', submission }
      }
      const until = (because === 'calls' && hold.callsUntil) || hold.until
      await query(`UPDATE desk_submissions SET held_until = $2, held_because = $3 WHERE id = $1`, [id, until, because])
      // Sent once a day: otherwise anyone could make us mail someone repeatedly by entering their address.
      const wasNotified = because === 'calls' && (await wasNotifiedOfCallLimit(query, email, id, receivedAt))
      await addDeliveries(
        query,
        id,
        wasNotified ? [] : await applyMailboxLimit(query, hold.to, mailbox),
        receivedAt,
        'received',
      )
      return { outcome: 'added', submission: { ...(submission as Booking), held: { until, because } } }
    })
  }

  async confirm(id: string, now: string, to: readonly Channel[]): Promise<ChangeResult> {
    return this.#change(id, now, async (query, booking) => {
      if (!booking.held) return { outcome: 'changed', booking }
      if (await exceedsCallLimit(query, booking, now)) return { outcome: 'too many calls' }
      await query(`UPDATE desk_submissions SET held_until = NULL, held_because = NULL WHERE id = $1`, [id])
      await addDeliveries(query, id, to, now, 'received')
      return { outcome: 'changed', booking: omitHold(booking) }
    })
  }

  async move(id: string, start: string, now: string, to: readonly Channel[], seen?: number): Promise<ChangeResult> {
    return this.#change(id, now, async (query, booking) => {
      if (seen !== undefined && seen !== (booking.moves ?? 0)) return { outcome: 'overtaken' }
      if (await exceedsCallLimit(query, booking, now)) return { outcome: 'too many calls' }
      const taken = await query(`SELECT id FROM desk_submissions WHERE slot = $1 AND id <> $2`, [start, id])
      if (taken.length > 0) return { outcome: 'slot taken' }
      const moves = (booking.moves ?? 0) + 1
      const moved: Booking = { ...omitHold(booking), form: { ...booking.form, start }, moves }
      await query(
        `UPDATE desk_submissions SET slot = $2, form = $3, moves = $4, held_until = NULL, held_because = NULL WHERE id = $1`,
        [id, start, JSON.stringify(moved.form), moves],
      )
      // Webhooks have not been notified of a held call yet.
      await renewDeliveries(query, id, to, now, booking.held ? 'received' : 'moved')
      return { outcome: 'changed', booking: moved }
    })
  }

  async cancel(id: string, now: string, to: readonly Channel[]): Promise<ChangeResult> {
    return this.#change(id, now, async (query, booking) => {
      const cancelled: Booking = { ...omitHold(booking), cancelledAt: now }
      if (booking.held) {
        // The team and webhooks have not been notified of it yet.
        await query(`DELETE FROM desk_submissions WHERE id = $1`, [id])
      } else {
        await query(`UPDATE desk_submissions SET slot = NULL, cancelled_at = $2 WHERE id = $1`, [id, now])
        await renewDeliveries(query, id, to, now, 'cancelled')
      }
      return { outcome: 'changed', booking: cancelled }
    })
  }

  /** Changes an upcoming call. Concurrent changes, by the visitor or another instance, wait. */
  async #change(
    id: string,
    now: string,
    change: (query: Query, booking: Booking) => Promise<ChangeResult>,
  ): Promise<ChangeResult> {
    const found = await this.find(id)
    if (!found) return { outcome: 'gone' }
    return this.#transact<ChangeResult>(async ({ query }) => {
      await this.#lock(query, mailboxOf(found.form.email))
      await this.#deleteExpiredHolds(query, now)
      const [row] = await query(`SELECT * FROM desk_submissions WHERE id = $1 AND slot > $2`, [id, now])
      return row ? change(query, submissionOf(row) as Booking) : { outcome: 'gone' }
    }).catch((error: unknown) => {
      if ((error as { code?: string }).code === UNIQUE_VIOLATION) return { outcome: 'slot taken' }
      throw error
    })
  }

  async #transact<Result>(steps: (statements: Statements) => Promise<Result>): Promise<Result> {
    return this.#database.transaction(steps).catch((error: unknown) => {
      if (error instanceof Rollback) return error.result as Result
      throw error
    })
  }

  async #lock(query: Query, key: string): Promise<void> {
    if (this.#database.lock) await query(this.#database.lock, [key])
  }

  async #deleteExpiredHolds(query: Query, now: string): Promise<void> {
    await query(
      `DELETE FROM desk_submissions WHERE id IN (
         SELECT id FROM desk_submissions WHERE held_until <= $1 ${this.#database.skipLocked}
       )`,
      [now],
    )
  }

  async takenSlots(first: string, last: string, now: string): Promise<string[]> {
    const rows = await this.#database.read(
      `SELECT slot FROM desk_submissions WHERE slot >= $1 AND slot <= $2 AND (held_until IS NULL OR held_until > $3)
       ORDER BY slot`,
      [first, last, now],
    )
    return rows.map((row) => textIn(row, 'slot'))
  }

  async count(limits: readonly Limit[]): Promise<Limit | undefined> {
    const { exceeded } = await incrementCounts(
      (sql, values) => this.#database.read(sql, values),
      'desk_minute_counts',
      limits,
    )
    return exceeded
  }

  async consume(limits: readonly Limit[]): Promise<Limit | undefined> {
    return this.#transact<Limit | undefined>(async ({ query }) => {
      const { exceeded } = await incrementCounts(query, 'desk_counts', limits)
      if (exceeded) throw new Rollback(exceeded)
      return undefined
    })
  }

  async countsOf(names: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return countsOf((sql, values) => this.#database.read(sql, values), names)
  }

  async dayKey(day: string): Promise<string> {
    return this.#keyIn('desk_day_keys', 'day', day)
  }

  async key(name: string): Promise<string> {
    return this.#keyIn('desk_keys', 'name', name)
  }

  async #keyIn(table: 'desk_day_keys' | 'desk_keys', column: 'day' | 'name', name: string): Promise<string> {
    const select = `SELECT key FROM ${table} WHERE ${column} = $1`
    const [existing] = await this.#database.read(select, [name])
    if (existing) return textIn(existing, 'key')
    return this.#database.transaction(async ({ query }) => {
      const fresh = randomBytes(32).toString('base64')
      await query(`INSERT INTO ${table} (${column}, key) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [name, fresh])
      const [row] = await query(select, [name])
      return row ? textIn(row, 'key') : fresh
    })
  }

  async probe(): Promise<void> {
    // Unchanged content would not be written.
    const content = crypto.randomUUID().repeat(PROBE_REPEATS)
    await this.#write(
      `INSERT INTO desk_probe (id, content) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET content = $1`,
      [content],
    )
  }

  async sweep(now: string): Promise<void> {
    await this.#database.transaction(async ({ query }) => {
      for (const table of ['desk_counts', 'desk_minute_counts'] as const) {
        await query(
          `DELETE FROM ${table} WHERE name IN (SELECT name FROM ${table} WHERE until <= $1 ${this.#database.skipLocked})`,
          [now],
        )
      }
      await query(DELETE_EXPIRED_TRIES, [now])
      await query(`DELETE FROM desk_day_keys WHERE day < $1`, [now.slice(0, 10)])
      await this.#deleteExpiredHolds(query, now)
    })
  }

  async find(id: string): Promise<Submission | undefined> {
    const [row] = await this.#database.read(`SELECT * FROM desk_submissions WHERE id = $1`, [id])
    return row && submissionOf(row)
  }

  async findByKey(kind: SubmissionKind, key: string): Promise<Submission | undefined> {
    const [row] = await this.#database.read(`SELECT * FROM desk_submissions WHERE kind = $1 AND key = $2`, [kind, key])
    return row && submissionOf(row)
  }

  async list(kind?: SubmissionKind): Promise<Submission[]> {
    const all: Submission[] = []
    for await (const batch of this.batches(kind)) all.push(...batch)
    return all
  }

  async *batches(kind?: SubmissionKind): AsyncGenerator<Submission[]> {
    let last = { receivedAt: '', id: '' }
    for (;;) {
      const rows = await this.#database.read(
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

  async erase(email: string): Promise<DeleteResult> {
    return this.#delete(`email = $1`, mailboxOf(email))
  }

  async purge(before: string): Promise<DeleteResult> {
    await this.questions.purge(before)
    return this.#delete(`received_at < $1 AND (slot IS NULL OR slot < $1)`, before)
  }

  async remove(...ids: readonly string[]): Promise<DeleteResult> {
    let count = 0
    for (const id of ids) {
      count += (await this.#write(`DELETE FROM desk_submissions WHERE id = $1 RETURNING id`, [id])).length
    }
    return { count, gone: await this.#database.scrub() }
  }

  async oldest(): Promise<string | undefined> {
    const [row] = await this.#database.read(
      `SELECT MIN(CASE WHEN slot > received_at THEN slot ELSE received_at END) AS oldest FROM desk_submissions`,
    )
    const day = await this.questions.oldest()
    // Questions have only a date, so use the end of that day.
    const [submitted, asked] = [row ? textIn(row, 'oldest') : '', day ? `${day}T23:59:59.999Z` : '']
    return (submitted && asked && asked < submitted ? asked : submitted || asked) || undefined
  }

  /** In batches, so that other requests are handled in between. */
  async #delete(condition: string, value: string): Promise<DeleteResult> {
    let count = 0
    for (let size = DELETE_BATCH_SIZE; size === DELETE_BATCH_SIZE; count += size) {
      const deleted = await this.#database.transaction(({ query }) =>
        query(
          `DELETE FROM desk_submissions WHERE id IN (SELECT id FROM desk_submissions WHERE ${condition} LIMIT ${DELETE_BATCH_SIZE})
           RETURNING id`,
          [value],
        ),
      )
      size = deleted.length
    }
    // Even if nothing was found: an earlier run may have been interrupted.
    return { count, gone: await this.#database.scrub() }
  }

  async takeDue(channel: Channel, now: string, leaseUntil: string, limit: number): Promise<Delivery[]> {
    return this.#database.transaction(async ({ query }) => {
      const taken = await query(
        `UPDATE desk_deliveries SET due_at = $1, attempts = attempts + 1 WHERE id IN (
           SELECT id FROM desk_deliveries d WHERE state = 'waiting' AND channel = $4 AND due_at <= $2 AND NOT EXISTS (
             SELECT 1 FROM desk_deliveries earlier WHERE earlier.submission_id = d.submission_id
             AND earlier.channel = d.channel AND earlier.state = 'waiting' AND earlier.since < d.since
           )
           ORDER BY due_at LIMIT $3 ${this.#database.skipLocked}
         ) RETURNING id, submission_id, channel, attempts, since, event`,
        [leaseUntil, now, limit, channel],
      )
      const deliveries: Delivery[] = []
      for (const row of taken) {
        const [submission] = await query(`SELECT * FROM desk_submissions WHERE id = $1`, [textIn(row, 'submission_id')])
        if (submission) deliveries.push(deliveryOf(row, submission))
      }
      return deliveries
    })
  }

  async complete({ id, attempts }: Pick<Delivery, 'id' | 'attempts'>, result: DeliveryResult): Promise<void> {
    const error = 'error' in result ? result.error : null
    const dueAt = result.state === 'waiting' ? result.dueAt : null
    await this.#write(
      `UPDATE desk_deliveries SET state = $3, due_at = COALESCE($4, due_at), last_error = $5
       WHERE id = $1 AND attempts = $2 AND state = 'waiting'`,
      [id, attempts, result.state, dueAt, error],
    )
  }

  async countWaiting(channel?: Channel): Promise<number> {
    const [row] = await this.#database.read(
      `SELECT COUNT(*) AS count FROM desk_deliveries WHERE state = 'waiting' AND (channel = $1 OR $1 = '')`,
      [channel ?? ''],
    )
    return Number(row?.['count'])
  }

  async outbox(): Promise<{ waiting: number; parked: number; oldestWaiting: string | undefined }> {
    const [row] = await this.#database.read(
      `SELECT (SELECT COUNT(*) FROM desk_deliveries WHERE state = 'waiting') AS waiting,
              (SELECT MIN(since) FROM desk_deliveries WHERE state = 'waiting') AS oldest,
              (SELECT COUNT(*) FROM desk_deliveries WHERE state = 'parked') AS parked`,
    )
    const oldest = row?.['oldest']
    return {
      waiting: Number(row?.['waiting']),
      parked: Number(row?.['parked']),
      oldestWaiting: typeof oldest === 'string' ? oldest : undefined,
    }
  }

  deadLettered(): Promise<DeadLetteredDelivery[]> {
    return this.#listFailed(`d.state = 'parked'`)
  }

  failing(): Promise<FailingDelivery[]> {
    return this.#listFailed(`d.state = 'waiting' AND d.attempts > 0 AND d.last_error IS NOT NULL`)
  }

  async #listFailed(condition: string): Promise<FailingDelivery[]> {
    const rows = await this.#database.read(
      `SELECT d.id AS delivery_id, d.channel, d.attempts, d.since, d.event, d.due_at, d.last_error, s.*
       FROM desk_deliveries d JOIN desk_submissions s ON s.id = d.submission_id
       WHERE ${condition} ORDER BY s.received_at, d.id`,
    )
    return rows.map((row) => ({
      ...deliveryOf({ ...row, id: row['delivery_id'] }, row),
      dueAt: textIn(row, 'due_at'),
      lastError: textIn(row, 'last_error'),
    }))
  }

  async retry(now: string, deliveryIds?: readonly string[]): Promise<number> {
    const ids = deliveryIds ?? (await this.deadLettered()).map(({ id }) => id)
    let count = 0
    for (const id of ids) {
      const retried = await this.#write(
        `UPDATE desk_deliveries SET state = 'waiting', attempts = 0, since = $2, due_at = $2
         WHERE id = $1 AND state = 'parked' RETURNING id`,
        [id, now],
      )
      count += retried.length
    }
    return count
  }

  async receivedBetween(from: string, before: string): Promise<Submission[]> {
    const rows = await this.#database.read(
      `SELECT * FROM desk_submissions WHERE received_at >= $1 AND received_at < $2 AND held_until IS NULL AND cancelled_at IS NULL
       ORDER BY received_at, id`,
      [from, before],
    )
    return rows.map(submissionOf)
  }

  async countLeads(from: string, before: string): Promise<number> {
    const [row] = await this.#database.read(
      `SELECT COUNT(*) AS count FROM desk_submissions WHERE kind = 'lead' AND received_at >= $1 AND received_at < $2`,
      [from, before],
    )
    return Number(row?.['count'])
  }

  async callsBetween(from: string, before: string): Promise<Booking[]> {
    const rows = await this.#database.read(
      `SELECT * FROM desk_submissions WHERE slot >= $1 AND slot < $2 AND held_until IS NULL ORDER BY slot`,
      [from, before],
    )
    return rows.map((row) => submissionOf(row) as Booking)
  }

  async takeDigest(
    { day, until }: Digest,
    now: string,
    leaseUntil: string,
  ): Promise<{ since: string | undefined } | undefined> {
    return this.#database.transaction(async ({ query }) => {
      const taken = await query(
        `INSERT INTO desk_digests (day, until_at, lease_until) VALUES ($1, $2, $3)
         ON CONFLICT (day) DO UPDATE SET lease_until = $3
         WHERE desk_digests.is_settled = 0 AND desk_digests.lease_until <= $4 RETURNING day`,
        [day, until, leaseUntil, now],
      )
      if (taken.length === 0) return undefined
      const [last] = await query(`SELECT MAX(until_at) AS since FROM desk_digests WHERE is_settled = 1`)
      return { since: last && (textIn(last, 'since') || undefined) }
    })
  }

  async completeDigest(day: string): Promise<void> {
    await this.#write(`UPDATE desk_digests SET is_settled = 1 WHERE day = $1`, [day])
  }

  #write(sql: string, values: readonly Value[]): Promise<Row[]> {
    return this.#database.transaction(({ query }) => query(sql, values))
  }

  async backup(file: string, overwrite: boolean): Promise<number> {
    return this.#database.saveTo(file, overwrite)
  }

  async restore(file: string, overwrite: boolean): Promise<number> {
    return this.#database.loadFrom(file, overwrite)
  }

  async close(): Promise<void> {
    await this.#database.close()
  }
}

/** PostgreSQL's error code if two visitors want the same slot at the same moment. */
const UNIQUE_VIOLATION = '23505'

/** Rolls back a transaction and still returns a result. */
class Rollback extends Error {
  readonly result: unknown

  constructor(result: unknown) {
    super('rolled back')
    this.result = result
  }
}

async function findByKey(query: Query, kind: SubmissionKind, key: string): Promise<Submission | undefined> {
  const [row] = await query(`SELECT * FROM desk_submissions WHERE kind = $1 AND key = $2`, [kind, key])
  return row && submissionOf(row)
}

type Ahead = { email: string; now: string; but: string; held: boolean }

/**
 * Whether someone has reached the limit of upcoming calls, not counting the call `but`, and with or without held calls.
 * Calls held because of this limit don't count toward it.
 */
async function hasReachedCallLimit(query: Query, { email, now, but, held }: Ahead): Promise<boolean> {
  const ahead = await query(
    `SELECT id FROM desk_submissions WHERE email = $1 AND slot > $2 AND id <> $3
     AND (held_until IS NULL OR ($4 = 1 AND held_because <> 'calls')) LIMIT ${CALLS_AHEAD}`,
    [email, now, but, Number(held)],
  )
  return ahead.length === CALLS_AHEAD
}

const DAY_MS = 24 * 60 * 60 * 1000

async function wasNotifiedOfCallLimit(query: Query, email: string, but: string, now: string): Promise<boolean> {
  const sql = `SELECT id FROM desk_submissions
    WHERE email = $1 AND held_because = 'calls' AND id <> $2 AND received_at > $3 LIMIT 1`
  const since = new Date(Date.parse(now) - DAY_MS).toISOString()
  return (await query(sql, [email, but, since])).length > 0
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

/** Whether confirming a held call would exceed the limit of upcoming calls. */
async function exceedsCallLimit(query: Query, { id, form, held }: Booking, now: string): Promise<boolean> {
  const ahead = { email: mailboxOf(form.email), now, but: id, held: false }
  return held !== undefined && (await hasReachedCallLimit(query, ahead))
}

/** In one statement, from the narrowest limit to the widest, to avoid deadlocks. */
async function incrementCounts(
  query: Query,
  table: 'desk_counts' | 'desk_minute_counts',
  limits: readonly Limit[],
): Promise<CountResult> {
  if (limits.length === 0) return { exceeded: undefined, isNear: false, excess: () => 0 }
  const rows = await query(
    `INSERT INTO ${table} (name, until, count)
     VALUES ${limits.map((_, index) => `($${2 * index + 1}, $${2 * index + 2}, 1)`).join(', ')}
     ON CONFLICT (name) DO UPDATE SET count = ${table}.count + 1 RETURNING name, count`,
    limits.flatMap(({ name, until }) => [name, until]),
  )
  const counts = new Map(rows.map((row) => [textIn(row, 'name'), Number(row['count'])]))
  const countOf = (name: string) => counts.get(name) ?? 0
  const excess = ({ name, max, softLimit = max }: Limit) => countOf(name) - softLimit
  return { exceeded: firstExceeded(limits, countOf), isNear: limits.some((limit) => excess(limit) > 0), excess }
}

/** `excess` is the count beyond a limit's `softLimit`. */
type CountResult = { exceeded: Limit | undefined; isNear: boolean; excess: (limit: Limit) => number }

function firstExceeded(limits: readonly Limit[], countOf: (name: string) => number): Limit | undefined {
  return limits.find(
    ({ name, max, onlyBeyond }) => countOf(name) > max && (!onlyBeyond || countOf(onlyBeyond.name) > onlyBeyond.count),
  )
}

async function countsOf(query: Query, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const placeholders = names.map((_, index) => `$${index + 1}`).join(', ')
  const rows = await query(`SELECT name, count FROM desk_counts WHERE name IN (${placeholders})`, names)
  return new Map(rows.map((row) => [textIn(row, 'name'), Number(row['count'])]))
}

/** Checked before counting, so that a rejected flood does not queue for the one row that counts it. */
async function findExceeded(query: Query, limits: readonly Limit[]): Promise<Limit | undefined> {
  if (limits.length === 0) return undefined
  const counts = await countsOf(
    query,
    limits.map(({ name }) => name),
  )
  return firstExceeded(limits, (name) => (counts.get(name) ?? 0) + 1)
}

function tooMany({ name, until }: Limit): AddResult {
  return { outcome: 'too many', until, name }
}

async function addDeliveries(
  query: Query,
  id: string,
  to: readonly Channel[],
  now: string,
  event: DeliveryEvent,
): Promise<void> {
  for (const channel of to) {
    await query(
      `INSERT INTO desk_deliveries (id, submission_id, channel, state, since, due_at, event)
       VALUES ($1, $2, $3, 'waiting', $4, $4, $5)`,
      [crypto.randomUUID(), id, channel, now, event],
    )
  }
}

/** Outdated mails are dropped. A webhook gets every event, in order. */
async function renewDeliveries(
  query: Query,
  id: string,
  to: readonly Channel[],
  now: string,
  event: DeliveryEvent,
): Promise<void> {
  await query(
    `DELETE FROM desk_deliveries WHERE submission_id = $1 AND NOT (channel = 'webhook' AND state = 'waiting')`,
    [id],
  )
  await addDeliveries(query, id, to, now, event)
}

function omitHold({ held: _held, ...booking }: Booking): Booking {
  return booking
}

function textIn(row: Row, column: string): string {
  const value = row[column]
  return typeof value === 'string' ? value : ''
}

function submissionOf(row: Row): Submission {
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

function deliveryOf(row: Row, submission: Row): Delivery {
  return {
    id: textIn(row, 'id'),
    channel: row['channel'] as Channel,
    attempts: Number(row['attempts']),
    since: textIn(row, 'since'),
    event: (row['event'] as DeliveryEvent | null) ?? undefined,
    submission: submissionOf(submission),
  }
}
