import { textIn, type Database, type Row } from './database.ts'
import type { Channel, DeliveryResult } from './outbox.ts'
import { submissionOf, type Submission, type SubmissionKind } from './submission.ts'

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

const RECORDS = `desk_submissions s LEFT JOIN desk_done d ON d.submission_id = s.id`
const MATCHES = `(s.kind = $1 OR $1 = '') AND ($2 = '' OR ($2 = 'done') = (d.done_at IS NOT NULL))`

export const DELETE_EXPIRED_TRIES = `DELETE FROM desk_login_tries WHERE until <= $1`

/** A search reads at most this many submissions, in batches so that other requests are handled in between. */
const MAX_SEARCHED = 20_000
const BATCH_SIZE = 500

export type AdminStore = ReturnType<typeof createAdminStore>

export function createAdminStore({ read, write }: Database) {
  async function readBatch(selection: Selection, offset: number, limit: number): Promise<SubmissionRecord[]> {
    const rows = await read(
      `SELECT s.*, d.done_at FROM ${RECORDS} WHERE ${MATCHES} ORDER BY s.received_at DESC, s.id LIMIT $3 OFFSET $4`,
      [...valuesOf(selection), limit, offset],
    )
    return rows.map(recordOf)
  }

  return {
    async select(selection: Selection, offset: number, limit: number): Promise<SelectionResult> {
      const wanted = fold(selection.search ?? '')
      if (wanted === '') {
        const groups = await read(
          `SELECT s.kind, COUNT(*) AS count, COUNT(d.done_at) AS done FROM ${RECORDS} WHERE ${MATCHES} GROUP BY s.kind`,
          valuesOf(selection),
        )
        return { rows: await readBatch(selection, offset, limit), totals: totalsOf(groups), searched: undefined }
      }
      // The databases differ in whether "jose" finds "José", so filter here.
      const found: SubmissionRecord[] = []
      let searched: number | undefined = MAX_SEARCHED
      for (let from = 0; from < MAX_SEARCHED && searched; from += BATCH_SIZE) {
        const batch = await readBatch(selection, from, BATCH_SIZE)
        found.push(...batch.filter(({ submission: { form } }) => searchTextOf(form).includes(wanted)))
        if (batch.length < BATCH_SIZE) searched = undefined
      }
      const groups = found.map(({ submission: { kind }, doneAt }) => ({ kind, count: 1, done: doneAt ? 1 : 0 }))
      return { rows: found.slice(offset, offset + limit), totals: totalsOf(groups), searched }
    },

    async find(id: string): Promise<(SubmissionRecord & { deliveries: DeliveryState[] }) | undefined> {
      const [row] = await read(`SELECT s.*, d.done_at FROM ${RECORDS} WHERE s.id = $1`, [id])
      if (!row) return undefined
      const deliveries = await read(
        `SELECT id, channel, state, attempts, last_error FROM desk_deliveries WHERE submission_id = $1 ORDER BY channel`,
        [id],
      )
      return {
        ...recordOf(row),
        deliveries: deliveries.map((delivery) => ({
          id: textIn(delivery, 'id'),
          channel: delivery['channel'] as Channel,
          state: delivery['state'] as DeliveryState['state'],
          attempts: Number(delivery['attempts']),
          lastError: textIn(delivery, 'last_error') || undefined,
        })),
      }
    },

    /** Undefined reopens the submission. */
    async mark(id: string, doneAt: string | undefined): Promise<void> {
      const sql = doneAt
        ? `INSERT INTO desk_done (submission_id, done_at) SELECT id, $2 FROM desk_submissions WHERE id = $1 ON CONFLICT DO NOTHING`
        : `DELETE FROM desk_done WHERE submission_id = $1`
      await write(sql, doneAt ? [id, doneAt] : [id])
    },

    async session(id: string): Promise<string | undefined> {
      const [row] = await read(`SELECT content FROM desk_sessions WHERE id = $1`, [id])
      return row && textIn(row, 'content')
    },

    /** Also deletes sessions that have expired by `now`. */
    async beginSession(id: string, until: string, now: string): Promise<void> {
      await write(`DELETE FROM desk_sessions WHERE until <= $1`, [now])
      await write(`INSERT INTO desk_sessions (id, content, until) VALUES ($1, '{}', $2)`, [id, until])
    },

    /** Does not revive a session that has ended. */
    keepSession: (id: string, content: string, until: string) =>
      write(`UPDATE desk_sessions SET content = $2, until = $3 WHERE id = $1`, [id, content, until]),

    endSession: (id: string) => write(`DELETE FROM desk_sessions WHERE id = $1`, [id]),

    /** Records a login attempt under names that reveal no address, and deletes those expired by `now`. */
    async noteTry(names: string, until: string, now: string): Promise<void> {
      await write(DELETE_EXPIRED_TRIES, [now])
      await write(`INSERT INTO desk_login_tries (names, until) VALUES ($1, $2)`, [names, until])
    },

    async tries(now: string): Promise<ReadonlyMap<string, number>> {
      const rows = await read(`SELECT names, COUNT(*) AS count FROM desk_login_tries WHERE until > $1 GROUP BY names`, [
        now,
      ])
      return new Map(rows.map((row) => [textIn(row, 'names'), Number(row['count'])]))
    },

    forgetTries: (names: string) => write(`DELETE FROM desk_login_tries WHERE names = $1`, [names]),
  }
}

function recordOf(row: Row): SubmissionRecord {
  return { submission: submissionOf(row), doneAt: textIn(row, 'done_at') || undefined }
}

function totalsOf(groups: readonly Row[]): Totals {
  const totals: Totals = { count: 0, lead: 0, booking: 0, open: 0, done: 0 }
  for (const group of groups) {
    const [count, done] = [Number(group['count']), Number(group['done'])]
    totals.count += count
    totals[group['kind'] as SubmissionKind] += count
    totals.done += done
    totals.open += count - done
  }
  return totals
}

function valuesOf({ kind, isDone }: Selection): string[] {
  return [kind ?? '', isDone === undefined ? '' : isDone ? 'done' : 'open']
}

function searchTextOf(form: Submission['form']): string {
  return fold(`${form.firstName} ${form.lastName}\n${form.company}\n${form.email}`)
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
