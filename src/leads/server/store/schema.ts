/** Times are ISO 8601 text in UTC, so comparing them as text works in both databases. */
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
  `CREATE TABLE IF NOT EXISTS desk_digests (
    day TEXT PRIMARY KEY,
    until_at TEXT NOT NULL,
    lease_until TEXT NOT NULL,
    is_settled INTEGER NOT NULL DEFAULT 0
  )`,
  `CREATE TABLE IF NOT EXISTS desk_done (
    submission_id TEXT PRIMARY KEY REFERENCES desk_submissions (id) ON DELETE CASCADE,
    done_at TEXT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS desk_sessions (id TEXT PRIMARY KEY, content TEXT NOT NULL, until TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS desk_login_tries (names TEXT NOT NULL, until TEXT NOT NULL)`,
  `CREATE INDEX IF NOT EXISTS desk_login_tries_until ON desk_login_tries (until)`,
  `CREATE TABLE IF NOT EXISTS desk_counts (name TEXT PRIMARY KEY, until TEXT NOT NULL, count INTEGER NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS desk_day_keys (day TEXT PRIMARY KEY, key TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS desk_keys (name TEXT PRIMARY KEY, key TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS desk_probe (id INTEGER PRIMARY KEY, content TEXT NOT NULL)`,
  // Dates without times, so that questions cannot be matched to requests in a server log.
  `CREATE TABLE IF NOT EXISTS desk_question_counts (
    day TEXT NOT NULL,
    language TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, language)
  )`,
  `CREATE TABLE IF NOT EXISTS desk_questions (
    id TEXT PRIMARY KEY,
    day TEXT NOT NULL,
    language TEXT NOT NULL,
    text TEXT NOT NULL
  )`,
]

/** Minute counts need not survive a crash, so visitors don't wait for the disk. Each database has its own way. */
export const minuteCounts = (temporary: 'UNLOGGED' | 'TEMP') =>
  `CREATE ${temporary} TABLE IF NOT EXISTS desk_minute_counts (name TEXT PRIMARY KEY, until TEXT NOT NULL, count INTEGER NOT NULL)`

/** Added to existing tables after the first version. An older database is upgraded when it is opened. */
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
