import { mailboxOf } from '../mailbox.ts'
import { textIn, type Database, type Query } from './database.ts'
import { addDeliveries, renewDeliveries, type Channel } from './outbox.ts'
import { submissionOf, type Booking } from './submission.ts'

/** Upcoming calls per address, so that one person cannot fill the calendar. */
export const CALLS_AHEAD = 2

/** PostgreSQL's error code if two visitors want the same slot at the same moment. */
const UNIQUE_VIOLATION = '23505'

/** `gone`: there is no such upcoming call. `overtaken`: the call was moved in the meantime. */
export type ChangeResult =
  | { outcome: 'changed'; booking: Booking }
  | { outcome: 'gone' | 'slot taken' | 'too many calls' | 'overtaken' }

type Change = (query: Query, booking: Booking) => Promise<ChangeResult>

export type Bookings = ReturnType<typeof createBookings>

export function createBookings(database: Database) {
  /** Concurrent changes, by the visitor or another instance, wait. */
  async function changeBooking(id: string, now: string, change: Change): Promise<ChangeResult> {
    const [found] = await database.read(`SELECT * FROM desk_submissions WHERE id = $1`, [id])
    if (!found) return { outcome: 'gone' }
    const email = mailboxOf(submissionOf(found).form.email)
    return database
      .transaction(async (query) => {
        await lockCalls(database, query, email, now)
        const [row] = await query(`SELECT * FROM desk_submissions WHERE id = $1 AND slot > $2`, [id, now])
        return row ? change(query, submissionOf(row) as Booking) : ({ outcome: 'gone' } as const)
      })
      .catch((error: unknown) => {
        if ((error as { code?: string }).code === UNIQUE_VIOLATION) return { outcome: 'slot taken' } as const
        throw error
      })
  }

  return {
    /** A call that is already booked stays unchanged. */
    confirm: (id: string, now: string, to: readonly Channel[]) =>
      changeBooking(id, now, async (query, booking) => {
        if (!booking.held) return { outcome: 'changed', booking }
        if (await exceedsCallLimit(query, booking, now)) return { outcome: 'too many calls' }
        await query(`UPDATE desk_submissions SET held_until = NULL, held_because = NULL WHERE id = $1`, [id])
        await addDeliveries(query, { id, to, since: now, event: 'received' })
        return { outcome: 'changed', booking: omitHold(booking) }
      }),

    /** Also confirms a held call; `seen`, if given, must match the stored moves. */
    move: (id: string, start: string, now: string, to: readonly Channel[], seen?: number) =>
      changeBooking(id, now, async (query, booking) => {
        const { moves = 0, held } = booking
        if (seen !== undefined && seen !== moves) return { outcome: 'overtaken' }
        if (await exceedsCallLimit(query, booking, now)) return { outcome: 'too many calls' }
        const taken = await query(`SELECT id FROM desk_submissions WHERE slot = $1 AND id <> $2`, [start, id])
        if (taken.length > 0) return { outcome: 'slot taken' }
        const moved = { ...omitHold(booking), form: { ...booking.form, start }, moves: moves + 1 }
        await query(
          `UPDATE desk_submissions SET slot = $2, form = $3, moves = $4, held_until = NULL, held_because = NULL WHERE id = $1`,
          [id, start, JSON.stringify(moved.form), moved.moves],
        )
        // Webhooks have not been notified of a held call yet.
        await renewDeliveries(query, { id, to, since: now, event: held ? 'received' : 'moved' })
        return { outcome: 'changed', booking: moved }
      }),

    cancel: (id: string, now: string, to: readonly Channel[]) =>
      changeBooking(id, now, async (query, booking) => {
        if (booking.held) {
          // The team and webhooks have not been notified of it yet.
          await query(`DELETE FROM desk_submissions WHERE id = $1`, [id])
        } else {
          await query(`UPDATE desk_submissions SET slot = NULL, cancelled_at = $2 WHERE id = $1`, [id, now])
          await renewDeliveries(query, { id, to, since: now, event: 'cancelled' })
        }
        return { outcome: 'changed', booking: { ...omitHold(booking), cancelledAt: now } }
      }),

    /** Both ends are inclusive. */
    async takenSlots(first: string, last: string, now: string): Promise<string[]> {
      const rows = await database.read(
        `SELECT slot FROM desk_submissions WHERE slot >= $1 AND slot <= $2 AND (held_until IS NULL OR held_until > $3)
         ORDER BY slot`,
        [first, last, now],
      )
      return rows.map((row) => textIn(row, 'slot'))
    },

    /** By the start time of the call: `from` is inclusive, `before` exclusive. */
    async callsBetween(from: string, before: string): Promise<Booking[]> {
      const rows = await database.read(
        `SELECT * FROM desk_submissions WHERE slot >= $1 AND slot < $2 AND held_until IS NULL ORDER BY slot`,
        [from, before],
      )
      return rows.map((row) => submissionOf(row) as Booking)
    },
  }
}

/** Makes other changes to this person's calls wait until the end of the transaction, and frees expired slots. */
export async function lockCalls(database: Database, query: Query, email: string, now: string): Promise<void> {
  if (database.lock) await query(database.lock, [email])
  await deleteExpiredHolds(database, query, now)
}

export async function deleteExpiredHolds({ skipLocked }: Database, query: Query, now: string): Promise<void> {
  await query(
    `DELETE FROM desk_submissions WHERE id IN (
       SELECT id FROM desk_submissions WHERE held_until <= $1 ${skipLocked}
     )`,
    [now],
  )
}

type Ahead = { email: string; now: string; but: string; held: boolean }

/** Not counting the call `but`, and with or without held calls; those held for this limit don't count toward it. */
export async function hasReachedCallLimit(query: Query, { email, now, but, held }: Ahead): Promise<boolean> {
  const ahead = await query(
    `SELECT id FROM desk_submissions WHERE email = $1 AND slot > $2 AND id <> $3
     AND (held_until IS NULL OR ($4 = 1 AND held_because <> 'calls')) LIMIT ${CALLS_AHEAD}`,
    [email, now, but, Number(held)],
  )
  return ahead.length === CALLS_AHEAD
}

async function exceedsCallLimit(query: Query, { id, form, held }: Booking, now: string): Promise<boolean> {
  if (!held) return false
  return hasReachedCallLimit(query, { email: mailboxOf(form.email), now, but: id, held: false })
}

function omitHold({ held: _held, ...booking }: Booking): Booking {
  return booking
}
