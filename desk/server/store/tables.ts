/** The tables, as both databases understand them. Times are texts in one form, ISO 8601 in UTC: they compare as they sort. */

import { OFFICE_TABLES } from './sql-office-store.ts'

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
  `CREATE TABLE IF NOT EXISTS desk_counts (name TEXT PRIMARY KEY, until TEXT NOT NULL, count INTEGER NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS desk_day_keys (day TEXT PRIMARY KEY, key TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS desk_keys (name TEXT PRIMARY KEY, key TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS desk_digests (
    day TEXT PRIMARY KEY,
    until_at TEXT NOT NULL,
    lease_until TEXT NOT NULL,
    is_settled INTEGER NOT NULL DEFAULT 0
  )`,
  ...OFFICE_TABLES,
]

/** Counts of a minute need not outlive a crash, and no visitor waits for the disk because of them: each database has its way. */
export const minuteCounts = (temporary: 'UNLOGGED' | 'TEMP') =>
  `CREATE ${temporary} TABLE IF NOT EXISTS desk_minute_counts (name TEXT PRIMARY KEY, until TEXT NOT NULL, count INTEGER NOT NULL)`

/** What came to a table later: a database of an earlier version gets it when it is opened. */
export const LATER_COLUMNS: readonly [table: string, column: string, type: string][] = [
  ['desk_submissions', 'held_until', 'TEXT'],
  ['desk_submissions', 'held_because', 'TEXT'],
  ['desk_submissions', 'cancelled_at', 'TEXT'],
  ['desk_submissions', 'moves', 'INTEGER NOT NULL DEFAULT 0'],
]

export const AFTER_COLUMNS = [
  `CREATE INDEX IF NOT EXISTS desk_submissions_held ON desk_submissions (held_until) WHERE held_until IS NOT NULL`,
  // Addresses were once kept with what follows a plus.
  `UPDATE desk_submissions SET email = substr(email, 1, strpos(email, '+') - 1) || substr(email, strpos(email, '@'))
   WHERE strpos(email, '+') BETWEEN 2 AND strpos(email, '@')`,
]
