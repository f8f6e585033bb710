import { mailboxOf } from '../mailbox.ts'
import { textIn, type Database } from './database.ts'
import type { Questions } from './questions.ts'

/** `gone`: nothing is left in the files either, except in the free space of large PostgreSQL tables. */
export type DeleteResult = { count: number; gone: boolean }

const BATCH_SIZE = 500

export function createRetention(database: Database, questions: Questions) {
  /** In batches, so that other requests are handled in between. */
  async function deleteWhere(condition: string, value: string): Promise<DeleteResult> {
    let count = 0
    for (let size = BATCH_SIZE; size === BATCH_SIZE; count += size) {
      const deleted = await database.write(
        `DELETE FROM desk_submissions WHERE id IN (SELECT id FROM desk_submissions WHERE ${condition} LIMIT ${BATCH_SIZE})
         RETURNING id`,
        [value],
      )
      size = deleted.length
    }
    // Even if nothing was found: an earlier run may have been interrupted.
    return { count, gone: await database.scrub() }
  }

  return {
    /** For all spellings of the address, including pending deliveries. */
    erase: (email: string) => deleteWhere(`email = $1`, mailboxOf(email)),

    /** Deletes everything received before this time, including questions, except calls that start later. */
    async purge(before: string): Promise<DeleteResult> {
      await questions.purge(before)
      return deleteWhere(`received_at < $1 AND (slot IS NULL OR slot < $1)`, before)
    },

    /** When the oldest item that `purge` would delete was received or took place. */
    async oldest(): Promise<string | undefined> {
      const [row] = await database.read(
        `SELECT MIN(CASE WHEN slot > received_at THEN slot ELSE received_at END) AS oldest FROM desk_submissions`,
      )
      const submitted = textIn(row, 'oldest')
      const day = await questions.oldest()
      // Questions have only a date, so use the end of that day.
      const asked = day && `${day}T23:59:59.999Z`
      return (submitted && asked && asked < submitted ? asked : submitted || asked) || undefined
    },

    /** Notifies no one; the slot of a call is free again. */
    async remove(...ids: readonly string[]): Promise<DeleteResult> {
      let count = 0
      for (const id of ids) {
        count += (await database.write(`DELETE FROM desk_submissions WHERE id = $1 RETURNING id`, [id])).length
      }
      return { count, gone: await database.scrub() }
    },
  }
}
