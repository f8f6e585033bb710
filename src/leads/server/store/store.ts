/** The database behind the leads server. Leads and bookings are stored by submissions.ts. */

import { createAdminStore, DELETE_EXPIRED_TRIES } from './admin.ts'
import { createBookings, deleteExpiredHolds } from './bookings.ts'
import { createCounts } from './counts.ts'
import type { Database } from './database.ts'
import { createDigests } from './digests.ts'
import { createKeys } from './keys.ts'
import { createOutbox } from './outbox.ts'
import { createQuestions } from './questions.ts'
import { createRetention } from './retention.ts'
import { createSubmissions } from './submissions.ts'

/** About 30 KB, which is what a form with a long report and its indexes adds to a database's log. */
const PROBE_REPEATS = 900

export type Store = ReturnType<typeof createStore>

/** All times are ISO 8601 in UTC. */
export function createStore(database: Database) {
  const questions = createQuestions(database)
  return {
    ...createSubmissions(database),
    ...createBookings(database),
    ...createOutbox(database),
    ...createDigests(database),
    ...createCounts(database),
    ...createKeys(database),
    ...createRetention(database, questions),
    questions,
    admin: createAdminStore(database),

    async sweep(now: string): Promise<void> {
      await database.transaction(async (query) => {
        for (const table of ['desk_counts', 'desk_minute_counts']) {
          await query(
            `DELETE FROM ${table} WHERE name IN (SELECT name FROM ${table} WHERE until <= $1 ${database.skipLocked})`,
            [now],
          )
        }
        await query(DELETE_EXPIRED_TRIES, [now])
        await query(`DELETE FROM desk_day_keys WHERE day < $1`, [now.slice(0, 10)])
        await deleteExpiredHolds(database, query, now)
      })
    },

    /** Writes data the size of a form to disk, and rejects if that fails. */
    async probe(): Promise<void> {
      // Unchanged content would not be written.
      const content = crypto.randomUUID().repeat(PROBE_REPEATS)
      await database.write(
        `INSERT INTO desk_probe (id, content) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET content = $1`,
        [content],
      )
    },

    kind: database.kind,
    backup: database.backup,
    restore: database.restore,
    close: database.close,
  }
}
