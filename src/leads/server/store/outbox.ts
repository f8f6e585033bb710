import { textIn, type Database, type Query, type Row } from './database.ts'
import { submissionOf, type Submission } from './submission.ts'

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

export type DeadLetteredDelivery = Delivery & { lastError: string; dueAt: string }

export type DeliveryResult =
  | { state: 'delivered' }
  | { state: 'waiting'; dueAt: string; error: string }
  /** Dead-lettered. */
  | { state: 'parked'; error: string }

/** Deliveries are added in the transaction that stores or changes the submission. */
export type Outbox = ReturnType<typeof createOutbox>

export function createOutbox(database: Database) {
  async function listFailed(condition: string): Promise<DeadLetteredDelivery[]> {
    const rows = await database.read(
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

  const deadLettered = () => listFailed(`d.state = 'parked'`)

  return {
    deadLettered,

    failing: () => listFailed(`d.state = 'waiting' AND d.attempts > 0 AND d.last_error IS NOT NULL`),

    /**
     * Leases due deliveries: other workers don't get them before `leaseUntil`, or at all once they are completed. Later
     * events of a submission wait for earlier ones on the same channel.
     */
    takeDue(channel: Channel, now: string, leaseUntil: string, limit: number): Promise<Delivery[]> {
      return database.transaction(async (query) => {
        const taken = await query(
          `UPDATE desk_deliveries SET due_at = $1, attempts = attempts + 1 WHERE id IN (
             SELECT id FROM desk_deliveries d WHERE state = 'waiting' AND channel = $4 AND due_at <= $2 AND NOT EXISTS (
               SELECT 1 FROM desk_deliveries earlier WHERE earlier.submission_id = d.submission_id
               AND earlier.channel = d.channel AND earlier.state = 'waiting' AND earlier.since < d.since
             )
             ORDER BY due_at LIMIT $3 ${database.skipLocked}
           ) RETURNING id, submission_id, channel, attempts, since, event`,
          [leaseUntil, now, limit, channel],
        )
        const deliveries: Delivery[] = []
        for (const row of taken) {
          const id = textIn(row, 'submission_id')
          const [submission] = await query(`SELECT * FROM desk_submissions WHERE id = $1`, [id])
          if (submission) deliveries.push(deliveryOf(row, submission))
        }
        return deliveries
      })
    },

    /** Ignored if another attempt has started since. */
    async complete({ id, attempts }: Pick<Delivery, 'id' | 'attempts'>, result: DeliveryResult): Promise<void> {
      const error = 'error' in result ? result.error : null
      const dueAt = result.state === 'waiting' ? result.dueAt : null
      await database.write(
        `UPDATE desk_deliveries SET state = $3, due_at = COALESCE($4, due_at), last_error = $5
         WHERE id = $1 AND attempts = $2 AND state = 'waiting'`,
        [id, attempts, result.state, dueAt, error],
      )
    },

    async countWaiting(channel?: Channel): Promise<number> {
      const [row] = await database.read(
        `SELECT COUNT(*) AS count FROM desk_deliveries WHERE state = 'waiting' AND (channel = $1 OR $1 = '')`,
        [channel ?? ''],
      )
      return Number(row?.['count'])
    },

    /** `oldestWaiting` is when the oldest pending delivery first became due. */
    async outbox() {
      const [row] = await database.read(
        `SELECT (SELECT COUNT(*) FROM desk_deliveries WHERE state = 'waiting') AS waiting,
                (SELECT MIN(since) FROM desk_deliveries WHERE state = 'waiting') AS oldest,
                (SELECT COUNT(*) FROM desk_deliveries WHERE state = 'parked') AS parked`,
      )
      return {
        waiting: Number(row?.['waiting']),
        parked: Number(row?.['parked']),
        oldestWaiting: textIn(row, 'oldest') || undefined,
      }
    },

    /** Retries the given dead-lettered deliveries, or all; resolves to their number. */
    async retry(now: string, deliveryIds?: readonly string[]): Promise<number> {
      const ids = deliveryIds ?? (await deadLettered()).map(({ id }) => id)
      let count = 0
      for (const id of ids) {
        const retried = await database.write(
          `UPDATE desk_deliveries SET state = 'waiting', attempts = 0, since = $2, due_at = $2
           WHERE id = $1 AND state = 'parked' RETURNING id`,
          [id, now],
        )
        count += retried.length
      }
      return count
    },
  }
}

type Added = { id: string; to: readonly Channel[]; since: string; event: DeliveryEvent }

export async function addDeliveries(query: Query, { id, to, since, event }: Added): Promise<void> {
  for (const channel of to) {
    await query(
      `INSERT INTO desk_deliveries (id, submission_id, channel, state, since, due_at, event)
       VALUES ($1, $2, $3, 'waiting', $4, $4, $5)`,
      [crypto.randomUUID(), id, channel, since, event],
    )
  }
}

/** Drops outdated emails; a webhook gets every event, in order. */
export async function renewDeliveries(query: Query, added: Added): Promise<void> {
  await query(
    `DELETE FROM desk_deliveries WHERE submission_id = $1 AND NOT (channel = 'webhook' AND state = 'waiting')`,
    [added.id],
  )
  await addDeliveries(query, added)
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

export function lastEventOf(submission: Submission): DeliveryEvent {
  if (submission.kind === 'lead') return 'received'
  if (submission.cancelledAt !== undefined) return 'cancelled'
  return submission.moves === undefined ? 'received' : 'moved'
}
