import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
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

type Work = { run(): Promise<void>; settle(failure: unknown): void }

/**
 * There is one connection, and each commit waits for the disk. What arrives while the disk is busy is therefore committed
 * together: each work has a savepoint of its own in the shared transaction, and learns of its success when that is on disk.
 */
class SqliteDatabase implements Database {
  readonly skipLocked = ''
  readonly #connection: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()
  #waiting: Work[] = []
  #writing: Promise<void> | undefined

  constructor(connection: DatabaseSync) {
    this.#connection = connection
  }

  query(sql: string, values?: readonly Value[]): Promise<Row[]> {
    return this.transaction(({ query }) => query(sql, values))
  }

  transaction<T>(steps: (statements: Statements) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let result: T
      this.#waiting.push({
        run: async () => {
          result = await steps({ query: async (sql, values = []) => this.#run(sql, values) })
        },
        settle: (failure) => (failure === undefined ? resolve(result) : reject(asError(failure))),
      })
      this.#writing ??= this.#writeAll()
    })
  }

  async forget(): Promise<void> {
    await this.#writing
    this.#connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  }

  async close(): Promise<void> {
    await this.#writing
    this.#connection.close()
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Lets the requests of this turn join.
      await setImmediate()
      const works = this.#waiting
      this.#waiting = []
      await this.#write(works)
    }
    this.#writing = undefined
  }

  async #write(works: readonly Work[]): Promise<void> {
    const failures = new Map<Work, unknown>()
    try {
      this.#connection.exec('BEGIN IMMEDIATE')
      for (const work of works) await this.#runSafely(work).catch((error: unknown) => failures.set(work, error))
      this.#connection.exec('COMMIT')
    } catch (error) {
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK')
      for (const work of works) failures.set(work, error)
    }
    for (const work of works) work.settle(failures.get(work))
  }

  async #runSafely(work: Work): Promise<void> {
    this.#connection.exec('SAVEPOINT work')
    try {
      await work.run()
    } catch (error) {
      this.#connection.exec('ROLLBACK TO work')
      throw error
    } finally {
      this.#connection.exec('RELEASE work')
    }
  }

  #run(sql: string, values: readonly Value[]): Row[] {
    let statement = this.#prepared.get(sql)
    if (!statement) this.#prepared.set(sql, (statement = this.#connection.prepare(sql)))
    return statement.all(Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value])))
  }
}

function asError(failure: unknown): Error {
  return failure instanceof Error ? failure : new Error(String(failure))
}
