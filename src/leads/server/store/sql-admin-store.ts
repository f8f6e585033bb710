import type {
  Channel,
  DeliveryState,
  SubmissionRecord,
  AdminStore,
  SelectionResult,
  Selection,
  Submission,
  SubmissionKind,
  Totals,
} from './store.ts'

type Row = Readonly<Record<string, unknown>>
type Query = (sql: string, values: readonly (string | number | null)[]) => Promise<Row[]>

type Options = { read: Query; write: Query; submissionOf: (row: Row) => Submission }

/** Separate tables, so that existing ones stay unchanged and older backups can be restored. */
export const ADMIN_TABLES = [
  `CREATE TABLE IF NOT EXISTS desk_done (
    submission_id TEXT PRIMARY KEY REFERENCES desk_submissions (id) ON DELETE CASCADE,
    done_at TEXT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS desk_sessions (id TEXT PRIMARY KEY, content TEXT NOT NULL, until TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS desk_login_tries (names TEXT NOT NULL, until TEXT NOT NULL)`,
  `CREATE INDEX IF NOT EXISTS desk_login_tries_until ON desk_login_tries (until)`,
]

const RECORDS = `desk_submissions s LEFT JOIN desk_done d ON d.submission_id = s.id`
const MATCHES = `(s.kind = $1 OR $1 = '') AND ($2 = '' OR ($2 = 'done') = (d.done_at IS NOT NULL))`

export const DELETE_EXPIRED_TRIES = `DELETE FROM desk_login_tries WHERE until <= $1`

/** A search reads at most this many submissions, in batches so that other requests are handled in between. */
const MAX_SEARCHED = 20_000
const BATCH_SIZE = 500

export class SqlAdminStore implements AdminStore {
  readonly #read: Query
  readonly #write: Query
  readonly #submissionOf: Options['submissionOf']

  constructor({ read, write, submissionOf }: Options) {
    this.#read = read
    this.#write = write
    this.#submissionOf = submissionOf
  }

  async select(selection: Selection, offset: number, limit: number): Promise<SelectionResult> {
    const wanted = fold(selection.search ?? '')
    if (wanted === '') {
      const counts = await this.#read(
        `SELECT s.kind, COUNT(*) AS count, COUNT(d.done_at) AS done FROM ${RECORDS} WHERE ${MATCHES} GROUP BY s.kind`,
        valuesOf(selection),
      )
      const rows = await this.#readBatch(selection, offset, limit)
      const groups = counts.map(({ kind, count, done }) => ({
        kind: kind as SubmissionKind,
        count: Number(count),
        done: Number(done),
      }))
      return { rows, totals: totalsOf(groups), searched: undefined }
    }
    // The databases differ in whether "jose" finds "José", so filter here.
    const found: SubmissionRecord[] = []
    const resultOf = (searched: number | undefined): SelectionResult => {
      const groups = found.map(({ submission, doneAt }) => ({ kind: submission.kind, count: 1, done: doneAt ? 1 : 0 }))
      return { rows: found.slice(offset, offset + limit), totals: totalsOf(groups), searched }
    }
    for (let from = 0; from < MAX_SEARCHED; from += BATCH_SIZE) {
      const batch = await this.#readBatch(selection, from, BATCH_SIZE)
      found.push(...batch.filter(({ submission }) => searchTextOf(submission).includes(wanted)))
      if (batch.length < BATCH_SIZE) return resultOf(undefined)
    }
    return resultOf(MAX_SEARCHED)
  }

  async #readBatch(selection: Selection, offset: number, limit: number): Promise<SubmissionRecord[]> {
    const rows = await this.#read(
      `SELECT s.*, d.done_at FROM ${RECORDS} WHERE ${MATCHES} ORDER BY s.received_at DESC, s.id LIMIT $3 OFFSET $4`,
      [...valuesOf(selection), limit, offset],
    )
    return rows.map((row) => this.#recordOf(row))
  }

  async find(id: string): Promise<(SubmissionRecord & { deliveries: DeliveryState[] }) | undefined> {
    const [row] = await this.#read(`SELECT s.*, d.done_at FROM ${RECORDS} WHERE s.id = $1`, [id])
    if (!row) return undefined
    const deliveries = await this.#read(
      `SELECT id, channel, state, attempts, last_error FROM desk_deliveries WHERE submission_id = $1 ORDER BY channel`,
      [id],
    )
    return { ...this.#recordOf(row), deliveries: deliveries.map(deliveryStateOf) }
  }

  async mark(id: string, doneAt: string | undefined): Promise<void> {
    if (doneAt === undefined) await this.#write(`DELETE FROM desk_done WHERE submission_id = $1`, [id])
    else {
      await this.#write(
        `INSERT INTO desk_done (submission_id, done_at) SELECT id, $2 FROM desk_submissions WHERE id = $1
         ON CONFLICT DO NOTHING`,
        [id, doneAt],
      )
    }
  }

  async session(id: string): Promise<string | undefined> {
    const [row] = await this.#read(`SELECT content FROM desk_sessions WHERE id = $1`, [id])
    return row && (row['content'] as string)
  }

  async beginSession(id: string, until: string, now: string): Promise<void> {
    await this.#write(`DELETE FROM desk_sessions WHERE until <= $1`, [now])
    await this.#write(`INSERT INTO desk_sessions (id, content, until) VALUES ($1, '{}', $2)`, [id, until])
  }

  async keepSession(id: string, content: string, until: string): Promise<void> {
    await this.#write(`UPDATE desk_sessions SET content = $2, until = $3 WHERE id = $1`, [id, content, until])
  }

  async endSession(id: string): Promise<void> {
    await this.#write(`DELETE FROM desk_sessions WHERE id = $1`, [id])
  }

  async noteTry(names: string, until: string, now: string): Promise<void> {
    await this.#write(DELETE_EXPIRED_TRIES, [now])
    await this.#write(`INSERT INTO desk_login_tries (names, until) VALUES ($1, $2)`, [names, until])
  }

  async tries(now: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#read(
      `SELECT names, COUNT(*) AS count FROM desk_login_tries WHERE until > $1 GROUP BY names`,
      [now],
    )
    return new Map(rows.map((row) => [row['names'] as string, Number(row['count'])]))
  }

  async forgetTries(names: string): Promise<void> {
    await this.#write(`DELETE FROM desk_login_tries WHERE names = $1`, [names])
  }

  #recordOf(row: Row): SubmissionRecord {
    return { submission: this.#submissionOf(row), doneAt: (row['done_at'] as string | null) ?? undefined }
  }
}

function totalsOf(groups: readonly { kind: SubmissionKind; count: number; done: number }[]): Totals {
  const totals: Totals = { count: 0, lead: 0, booking: 0, open: 0, done: 0 }
  for (const { kind, count, done } of groups) {
    totals.count += count
    totals[kind] += count
    totals.done += done
    totals.open += count - done
  }
  return totals
}

function valuesOf({ kind, isDone }: Selection): string[] {
  return [kind ?? '', isDone === undefined ? '' : isDone ? 'done' : 'open']
}

function searchTextOf({ form }: Submission): string {
  return fold(`${form.firstName} ${form.lastName}\n${form.company}\n${form.email}`)
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

function deliveryStateOf(row: Row): DeliveryState {
  return {
    id: row['id'] as string,
    channel: row['channel'] as Channel,
    state: row['state'] as DeliveryState['state'],
    attempts: Number(row['attempts']),
    lastError: (row['last_error'] as string | null) ?? undefined,
  }
}
