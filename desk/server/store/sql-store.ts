import { domainToASCII } from 'node:url'
import {
  CALLS_AHEAD,
  type Added,
  type Channel,
  type Deleted,
  type Delivery,
  type ParkedDelivery,
  type Settlement,
  type Store,
  type Submission,
  type SubmissionKind,
} from './store.ts'

export type Value = string | number | null
export type Row = Readonly<Record<string, unknown>>

/** `$1` to `$9` in the statement stand for the values. */
type Query = (sql: string, values?: readonly Value[]) => Promise<Row[]>

export type Statements = { query: Query }

/** What a database brings along; all SQL but its own is below, and both databases understand it. */
export interface Database {
  /** Reads, outside any transaction. */
  read: Query
  /** Runs the steps as one transaction, which is on disk when this resolves. Rolls back what throws. */
  transaction<T>(steps: (statements: Statements) => Promise<T>): Promise<T>
  /** Passes over rows that another instance is taking at this moment. */
  readonly skipLocked: string
  /** Makes sure that what was deleted is gone from the disk. Resolves to whether it is. */
  forget(): Promise<boolean>
  /** To a file, and from one, as `backup` and `restore` of a store. */
  saveTo(file: string, overwrite: boolean): Promise<number>
  loadFrom(file: string, overwrite: boolean): Promise<number>
  close(): Promise<void>
}

/** Times are texts in one form, ISO 8601 in UTC: they compare as they sort, in both databases. */
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
]

const PORTION = 500

export class SqlStore implements Store {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add(submission: Submission, to: readonly Channel[]): Promise<Added> {
    return this.#database.transaction(async ({ query }) => {
      const { id, kind, key, receivedAt, form } = submission
      const email = normalized(form.email)
      const slot = 'start' in form ? form.start : null
      if (slot !== null) {
        const ahead = await query(
          `SELECT id FROM desk_submissions WHERE email = $1 AND slot > $2 AND key <> $3 AND slot <> $4 LIMIT ${CALLS_AHEAD}`,
          [email, receivedAt, key, slot],
        )
        if (ahead.length === CALLS_AHEAD) return { outcome: 'calls enough' }
      }
      const inserted = await query(
        `INSERT INTO desk_submissions (id, kind, key, email, slot, received_at, form)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
        [id, kind, key, email, slot, receivedAt, JSON.stringify(form)],
      )
      if (inserted.length === 0) {
        // Of the same person, a slot is not taken: they send it again after a slip of the pen.
        const [known] = await query(
          `SELECT * FROM desk_submissions WHERE kind = $1 AND (key = $2 OR (slot = $3 AND email = $4))`,
          [kind, key, slot, email],
        )
        return known ? { outcome: 'repeated', submission: submissionOf(known) } : { outcome: 'slot taken' }
      }
      for (const channel of to) {
        await query(
          `INSERT INTO desk_deliveries (id, submission_id, channel, state, since, due_at)
           VALUES ($1, $2, $3, 'waiting', $4, $4)`,
          [crypto.randomUUID(), id, channel, receivedAt],
        )
      }
      return { outcome: 'added', submission }
    })
  }

  async takenSlots(first: string, last: string): Promise<string[]> {
    const rows = await this.#database.read(
      `SELECT slot FROM desk_submissions WHERE slot >= $1 AND slot <= $2 ORDER BY slot`,
      [first, last],
    )
    return rows.map((row) => textIn(row, 'slot'))
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
    const rows = await this.#database.read(
      `SELECT * FROM desk_submissions WHERE kind = $1 OR $1 = '' ORDER BY received_at, id`,
      [kind ?? ''],
    )
    return rows.map(submissionOf)
  }

  async erase(email: string): Promise<Deleted> {
    return this.#delete(`email = $1`, normalized(email))
  }

  async purge(before: string): Promise<Deleted> {
    return this.#delete(`received_at < $1`, before)
  }

  async remove(id: string): Promise<Deleted> {
    return this.#delete(`id = $1`, id)
  }

  /** In portions, so that visitors get their turn in between. */
  async #delete(condition: string, value: string): Promise<Deleted> {
    let count = 0
    for (let portion = PORTION; portion === PORTION; count += portion) {
      const deleted = await this.#database.transaction(({ query }) =>
        query(
          `DELETE FROM desk_submissions WHERE id IN (SELECT id FROM desk_submissions WHERE ${condition} LIMIT ${PORTION})
           RETURNING id`,
          [value],
        ),
      )
      portion = deleted.length
    }
    // Also where nothing was found: an earlier run may not have come to its end.
    return { count, gone: await this.#database.forget() }
  }

  async takeDue(channel: Channel, now: string, leaseUntil: string, limit: number): Promise<Delivery[]> {
    return this.#database.transaction(async ({ query }) => {
      const taken = await query(
        `UPDATE desk_deliveries SET due_at = $1, attempts = attempts + 1 WHERE id IN (
           SELECT id FROM desk_deliveries WHERE state = 'waiting' AND channel = $4 AND due_at <= $2
           ORDER BY due_at LIMIT $3 ${this.#database.skipLocked}
         ) RETURNING id, submission_id, channel, attempts, since`,
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

  async settle({ id, attempts }: Pick<Delivery, 'id' | 'attempts'>, settlement: Settlement): Promise<void> {
    const error = 'error' in settlement ? settlement.error : null
    const dueAt = settlement.state === 'waiting' ? settlement.dueAt : null
    await this.#write(
      `UPDATE desk_deliveries SET state = $3, due_at = COALESCE($4, due_at), last_error = $5
       WHERE id = $1 AND attempts = $2 AND state = 'waiting'`,
      [id, attempts, settlement.state, dueAt, error],
    )
  }

  async waiting(): Promise<number> {
    const [row] = await this.#database.read(`SELECT COUNT(*) AS count FROM desk_deliveries WHERE state = 'waiting'`)
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

  async parked(): Promise<ParkedDelivery[]> {
    const rows = await this.#database.read(
      `SELECT d.id AS delivery_id, d.channel, d.attempts, d.since, d.last_error, s.*
       FROM desk_deliveries d JOIN desk_submissions s ON s.id = d.submission_id
       WHERE d.state = 'parked' ORDER BY s.received_at, d.id`,
    )
    return rows.map((row) => ({
      ...deliveryOf({ ...row, id: row['delivery_id'] }, row),
      lastError: textIn(row, 'last_error'),
    }))
  }

  async retry(now: string, deliveryIds?: readonly string[]): Promise<number> {
    const ids = deliveryIds ?? (await this.parked()).map(({ id }) => id)
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

/** One person writes their address in more than one way: in capitals, in wide letters, with a domain in its two forms. */
function normalized(email: string): string {
  const text = email.trim().normalize('NFKC').toLowerCase()
  const at = text.lastIndexOf('@') + 1
  return text.slice(0, at) + (domainToASCII(text.slice(at)) || text.slice(at))
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
    form: JSON.parse(textIn(row, 'form')) as unknown,
  } as Submission
}

function deliveryOf(row: Row, submission: Row): Delivery {
  return {
    id: textIn(row, 'id'),
    channel: row['channel'] as Channel,
    attempts: Number(row['attempts']),
    since: textIn(row, 'since'),
    submission: submissionOf(submission),
  }
}
