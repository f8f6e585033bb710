/** Tables and columns added after the first version. An older database is upgraded when it is opened. */

import { QUESTION_TABLES } from './sql-question-store.ts'

export const LATER_TABLES = [
  `CREATE TABLE IF NOT EXISTS desk_counts (name TEXT PRIMARY KEY, until TEXT NOT NULL, count INTEGER NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS desk_day_keys (day TEXT PRIMARY KEY, key TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS desk_keys (name TEXT PRIMARY KEY, key TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS desk_probe (id INTEGER PRIMARY KEY, content TEXT NOT NULL)`,
  ...QUESTION_TABLES,
]

/** Minute counts need not survive a crash, so visitors don't wait for the disk. Each database has its own way. */
export const minuteCounts = (temporary: 'UNLOGGED' | 'TEMP') =>
  `CREATE ${temporary} TABLE IF NOT EXISTS desk_minute_counts (name TEXT PRIMARY KEY, until TEXT NOT NULL, count INTEGER NOT NULL)`

export const LATER_COLUMNS: readonly [table: string, column: string, type: string][] = [
  ['desk_submissions', 'held_until', 'TEXT'],
  ['desk_submissions', 'held_because', 'TEXT'],
  ['desk_submissions', 'cancelled_at', 'TEXT'],
  ['desk_submissions', 'moves', 'INTEGER NOT NULL DEFAULT 0'],
  ['desk_deliveries', 'event', 'TEXT'],
]

export const AFTER_COLUMNS = [
  // Earlier versions stored login attempts with plain addresses.
  `DROP TABLE IF EXISTS desk_tries`,
  `CREATE INDEX IF NOT EXISTS desk_submissions_held ON desk_submissions (held_until) WHERE held_until IS NOT NULL`,
  // Earlier versions stored email addresses with plus tags.
  `UPDATE desk_submissions SET email = substr(email, 1, strpos(email, '+') - 1) || substr(email, strpos(email, '@'))
   WHERE strpos(email, '+') BETWEEN 2 AND strpos(email, '@')`,
  // Earlier versions stored email addresses with characters that these providers ignore (mailbox.ts).
  `UPDATE desk_submissions SET email = replace(email, '@googlemail.com', '@gmail.com') WHERE email LIKE '%@googlemail.com'`,
  ...['gmail.com', 'proton.me', 'protonmail.com', 'pm.me'].map((domain) => removeIgnored(domain, '.')),
  ...['proton.me', 'protonmail.com', 'pm.me'].flatMap((domain) => ['_', '-'].map((one) => removeIgnored(domain, one))),
]

function removeIgnored(domain: string, character: string): string {
  const name = `substr(email, 1, strpos(email, '@') - 1)`
  return `UPDATE desk_submissions SET email = replace(${name}, '${character}', '') || '@${domain}'
    WHERE email LIKE '%@${domain}' AND strpos(${name}, '${character}') > 0 AND replace(${name}, '${character}', '') <> ''`
}
