import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { SqlStore, TABLES, type Database, type Row, type Statements, type Value } from './sql-store.ts'
import type { Store } from './store.ts'

/** How long a write waits for another process, such as the owner's command line. */
const BUSY_MS = 5000

/** One file. A write-ahead log with full synchronisation: what was answered with success survives a power cut. */
export function openSqliteStore(file: string): Store {
  mkdirSync(dirname(file), { recursive: true })
  const connection = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true })
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
  for (const table of TABLES) connection.exec(table)
  return new SqlStore(new SqliteDatabase(connection))
}

class SqliteDatabase implements Database {
  readonly skipLocked = ''
  readonly #connection: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(connection: DatabaseSync) {
    this.#connection = connection
  }

  query(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.#inTurn(async () => this.#run(sql, values))
  }

  transaction<T>(steps: (statements: Statements) => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      this.#connection.exec('BEGIN IMMEDIATE')
      try {
        const result = await steps({ query: async (sql, values = []) => this.#run(sql, values) })
        this.#connection.exec('COMMIT')
        return result
      } catch (error) {
        this.#connection.exec('ROLLBACK')
        throw error
      }
    })
  }

  async forget(): Promise<void> {
    await this.query('PRAGMA wal_checkpoint(TRUNCATE)')
  }

  async close(): Promise<void> {
    await this.#inTurn(async () => this.#connection.close())
  }

  /** There is one connection: a statement must not slip into the transaction of somebody else. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work)
    this.#last = result.catch(() => {})
    return result
  }

  #run(sql: string, values: readonly Value[]): Row[] {
    let statement = this.#prepared.get(sql)
    if (!statement) this.#prepared.set(sql, (statement = this.#connection.prepare(sql)))
    return statement.all(Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value])))
  }
}
