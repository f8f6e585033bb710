import { textIn, type Database } from './database.ts'

export type Digest = {
  /** In the team's time zone: 2026-11-20. */
  day: string
  /** Covers submissions received before this time. */
  until: string
}

export type Digests = ReturnType<typeof createDigests>

export function createDigests(database: Database) {
  return {
    /** Undefined if the digest is sent or leased elsewhere; `since` is the end of the period the last one covered. */
    takeDigest({ day, until }: Digest, now: string, leaseUntil: string): Promise<{ since?: string } | undefined> {
      return database.transaction(async (query) => {
        const taken = await query(
          `INSERT INTO desk_digests (day, until_at, lease_until) VALUES ($1, $2, $3)
           ON CONFLICT (day) DO UPDATE SET lease_until = $3
           WHERE desk_digests.is_settled = 0 AND desk_digests.lease_until <= $4 RETURNING day`,
          [day, until, leaseUntil, now],
        )
        if (taken.length === 0) return undefined
        const [last] = await query(`SELECT MAX(until_at) AS since FROM desk_digests WHERE is_settled = 1`)
        const since = textIn(last, 'since')
        return since ? { since } : {}
      })
    },

    completeDigest: (day: string) => database.write(`UPDATE desk_digests SET is_settled = 1 WHERE day = $1`, [day]),
  }
}
