import { setTimeout } from 'node:timers/promises'
import { Client, DatabaseError, Pool } from 'pg'
import { once } from '#site/once.ts'
import { messageOf } from '../error-message.ts'
import type { Database, Query, Row } from './database.ts'
import { AFTER_COLUMNS, LATER_COLUMNS, minuteCounts, TABLES } from './schema.ts'
import { createStore, type Store } from './store.ts'

const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 5000
const STATEMENT_TIMEOUT_MS = 10_000
/** Client-side timeout, for a server that no longer responds and cannot enforce its own. */
const RESPONSE_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 2000
const CLOSE_TIMEOUT_MS = 5000
/** How long erasing waits for transactions that still see the deleted rows. */
const UNSEEN_TIMEOUT_MS = 5000
/** Short, because forms queue behind a rewrite that waits for its lock. */
const LOCK_TIMEOUT_MS = 1000
const POLL_INTERVAL_MS = 50

const PERSONAL_TABLES = ['desk_submissions', 'desk_deliveries', 'desk_questions']
/** Rewriting this much takes a few tenths of a second. */
const REWRITE_BYTES = 16 * 1024 * 1024

/** Arbitrary advisory lock ids, the same for all instances. */
const TABLES_LOCK = 7_203_114
const KEYS_LOCK = 7_203_115

/** Connects on first use: the site starts without the database. */
export function openPostgresStore(address: string): Store {
  const pool = new Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: RESPONSE_TIMEOUT_MS,
    keepAlive: true,
  })
  // An idle connection broke; the next query opens a new one.
  pool.on('error', (error) => console.error(`PostgreSQL: ${messageOf(error)}`))
  return createStore(createPostgresDatabase(pool, address))
}

const UPGRADES = [
  ...TABLES,
  minuteCounts('UNLOGGED'),
  ...LATER_COLUMNS.map(([table, column, type]) => `ALTER TABLE ${table} ADD COLUMN ${column} ${type}`),
  ...AFTER_COLUMNS,
]

/** The table, index or column that a statement adds. */
const ADDED = /^(?:CREATE [A-Z ]*?IF NOT EXISTS|ALTER TABLE) (\w+)(?: ADD COLUMN (\w+))?/

const PRESENT = `
  SELECT relname::text AS name FROM pg_class WHERE pg_table_is_visible(oid)
  UNION ALL
  SELECT table_name || '.' || column_name FROM information_schema.columns WHERE table_schema = current_schema()`

function createPostgresDatabase(pool: Pool, address: string): Database {
  async function runTransaction<T>(steps: (query: Query) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    const onError = (error: Error) => void (broken = error)
    // The pool handles errors of idle connections only: without a listener, an error on this one would end the process.
    client.on('error', onError)
    try {
      await client.query('BEGIN')
      const result = await steps(async (sql, values = []) => (await client.query<Row>(sql, [...values])).rows)
      await client.query('COMMIT')
      return result
    } catch (error) {
      // After anything more severe than ERROR, the connection is gone and cannot roll back.
      if (error instanceof DatabaseError && error.severity === 'ERROR') await client.query('ROLLBACK').catch(onError)
      else broken ??= error as Error
      throw error
    } finally {
      // Keep the listener on a broken client: it may emit another error while it is released.
      if (!broken) client.off('error', onError)
      client.release(broken)
    }
  }

  const ensureTables = once(() => runTransaction(createTables))

  async function transaction<T>(steps: (query: Query) => Promise<T>): Promise<T> {
    await ensureTables()
    return runTransaction(steps)
  }

  return {
    kind: 'PostgreSQL',
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    lock: `SELECT pg_advisory_xact_lock(${KEYS_LOCK}, hashtext($1))`,

    async read(sql, values = []) {
      await ensureTables()
      return (await pool.query<Row>(sql, [...values])).rows
    },

    transaction,
    write: (sql, values) => transaction((query) => query(sql, values)),

    /**
     * Plain VACUUM does not block visitors, but leaves the bytes of deleted rows in the file's free space until other
     * rows reuse it. VACUUM FULL removes them at once but locks the tables meanwhile, so it only runs on small ones.
     */
    async scrub() {
      await ensureTables()
      const client = new Client({ connectionString: address, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
      client.on('error', () => {})
      try {
        await client.connect()
        await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`)
        const unseen = await isUnseen(client)
        const { rows } = await client.query<{ size: string }>(
          `SELECT SUM(pg_total_relation_size(name)) AS size FROM unnest($1::regclass[]) AS name`,
          [PERSONAL_TABLES],
        )
        const isSmall = Number(rows[0]?.size) <= REWRITE_BYTES
        await client.query(`VACUUM ${PERSONAL_TABLES.join(', ')}`)
        // Alone, it would keep rows deleted after the start of a write that is still open in any database of the server.
        if (isSmall) await client.query(`VACUUM FULL ${PERSONAL_TABLES.join(', ')}`)
        return unseen
      } catch (error) {
        console.error(`PostgreSQL: the tables could not be vacuumed (${messageOf(error)})`)
        return false
      } finally {
        await client.end().catch(() => {})
      }
    },

    async backup(file) {
      throw new Error(
        `Back up PostgreSQL with its own tool: pg_dump --format=custom --table='desk_*' --file='${file}' "$DATABASE_URL"`,
      )
    },

    async restore(file) {
      throw new Error(
        `Restore PostgreSQL with its own tool: pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" '${file}'`,
      )
    },

    async close() {
      pool.removeAllListeners('error').on('error', () => {})
      await Promise.race([pool.end(), setTimeout(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
    },
  }
}

async function createTables(query: Query): Promise<void> {
  await query('SELECT pg_advisory_xact_lock($1)', [TABLES_LOCK])
  // Even "IF NOT EXISTS" locks the table first: a starting instance could deadlock with running ones.
  const present = new Set((await query(PRESENT)).map(({ name }) => name))
  for (const sql of UPGRADES) {
    const [, table, column] = ADDED.exec(sql) ?? []
    if (!present.has(column ? `${table}.${column}` : table)) await query(sql)
  }
}

/** Whether all transactions of this database that were open during the deletion have ended, such as a long report. */
async function isUnseen(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ xid: string }>('SELECT pg_current_xact_id()::xid::text AS xid')
  const older = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND age(backend_xmin) > age($1::xid)`
  for (const end = Date.now() + UNSEEN_TIMEOUT_MS; Date.now() < end; await setTimeout(POLL_INTERVAL_MS)) {
    const { rowCount } = await client.query(older, [rows[0]?.xid])
    if (rowCount === 0) return true
  }
  return false
}
