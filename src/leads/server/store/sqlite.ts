import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { messageOf } from '../error-message.ts'
import { SqlStore, TABLES, type Database, type Row, type Statements, type Value } from './sql-store.ts'
import { countSubmissions, loadCopy, saveCopy } from './sqlite-copy.ts'
import type { Store } from './store.ts'
import { AFTER_COLUMNS, LATER_COLUMNS, LATER_TABLES, minuteCounts } from './upgrades.ts'

/** How long a write waits for another process, such as the leads CLI, and how often it retries. */
const BUSY_TIMEOUT_MS = 5000
const RETRY_INTERVAL_MS = 15

/**
 * A single file. Write-ahead log with full synchronization: data survives a power cut once success is reported. The
 * file is opened on first use, so the site stays up if that fails.
 */
export function openSqliteStore(file: string): Store {
  return new SqlStore(new SqliteDatabase(file))
}

function connect(file: string): DatabaseSync {
  try {
    // The default name before version 0.2: an empty database beside it would look like lost leads.
    const former = join(dirname(file), 'desk.sqlite')
    if (!existsSync(file) && existsSync(former)) throw new Error(`rename ${former} to ${file} first`)
    mkdirSync(dirname(file), { recursive: true })
    // SQLite's own timeout would block the event loop while it waits for a lock; `#retryWhileBusy` retries instead.
    const connection = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true })
    // Only the user who runs the server may read submissions.
    chmodSync(file, 0o600)
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    connection.exec('PRAGMA temp_store = MEMORY')
    connection.exec(minuteCounts('TEMP'))
    // Built into PostgreSQL; the upgrades use it on both databases.
    connection.function('strpos', (text, part) => String(text).indexOf(String(part)) + 1)
    createTables(connection)
    return connection
  } catch (error) {
    if (isBusy(error)) throw error
    throw new Error(`LEADS_DATABASE_FILE: "${file}" cannot be used as a database (${messageOf(error)})`, {
      cause: error,
    })
  }
}

function createTables(connection: DatabaseSync): void {
  for (const table of [...TABLES, ...LATER_TABLES]) connection.exec(table)
  for (const [table, column, type] of LATER_COLUMNS) {
    const columns = connection.prepare(`PRAGMA table_info(${table})`).all()
    if (columns.every(({ name }) => name !== column))
      connection.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`)
  }
  for (const statement of AFTER_COLUMNS) connection.exec(statement)
}

type Work = { run(): Promise<void>; settle(failure: unknown): void }

/**
 * There is one connection, and each commit waits for the disk. Work that arrives meanwhile is therefore committed
 * together: each unit has its own savepoint in the shared transaction, and its promise settles when that is on disk.
 */
class SqliteDatabase implements Database {
  readonly kind = 'SQLite'
  readonly skipLocked = ''
  readonly lock = undefined
  readonly #file: string
  readonly #prepared = new Map<string, StatementSync>()
  #opened: DatabaseSync | undefined
  #inode: number | undefined
  #waiting: Work[] = []
  #writing: Promise<void> | undefined

  constructor(file: string) {
    this.#file = file
  }

  get #connection(): DatabaseSync {
    if (!this.#opened) {
      this.#opened = connect(this.#file)
      this.#inode = inodeOf(this.#file)
    }
    return this.#opened
  }

  /** Writes to a deleted or replaced file still succeed, but are silently lost when the process ends. */
  #reopenIfReplaced(): void {
    if (!this.#opened || inodeOf(this.#file) === this.#inode) return
    console.error(
      `LEADS_DATABASE_FILE: "${this.#file}" was deleted or replaced while the server was running. The server now uses the ` +
        'file at that path, or creates a new one. Data in the old file is lost unless you have a backup.',
    )
    this.#opened.close()
    this.#opened = undefined
    this.#prepared.clear()
  }

  /** Sees only committed data: while a transaction is open on the connection, the query waits for its turn. */
  async read(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    if (!this.#opened?.isTransaction) this.#reopenIfReplaced()
    return this.#connection.isTransaction ? this.transaction(({ query }) => query(sql, values)) : this.#run(sql, values)
  }

  transaction<T>(steps: (statements: Statements) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let result: T
      this.#waiting.push({
        run: async () => {
          result = await steps({ query: async (sql, values = []) => this.#run(sql, values) })
        },
        settle: (failure) => (failure === undefined ? resolve(result) : reject(toError(failure))),
      })
      this.#writing ??= this.#writeAll()
    })
  }

  async scrub(): Promise<boolean> {
    await this.#writing
    const [outcome] = await this.#retryWhileBusy(() => {
      const rows = this.#run('PRAGMA wal_checkpoint(TRUNCATE)', [])
      if (rows[0]?.['busy'] !== 0) throw new BusyError()
      return rows
    }).catch(() => [])
    return outcome !== undefined
  }

  async saveTo(file: string, overwrite: boolean): Promise<number> {
    this.#rejectOwnFile(file)
    await this.#writing
    return saveCopy(this.#connection, file, overwrite)
  }

  async loadFrom(file: string, overwrite: boolean): Promise<number> {
    this.#rejectOwnFile(file)
    await this.#writing
    const connection = this.#connection
    const count = countSubmissions(connection)
    if (count > 0 && !overwrite) {
      throw new Error(
        `The database holds ${count} submissions. Add --overwrite to replace them with those in "${file}".`,
      )
    }
    const restored = await loadCopy(file, this.#file)
    // The backup may be from a version without some tables or columns.
    createTables(connection)
    return restored
  }

  #rejectOwnFile(file: string): void {
    if (relative(file, this.#file) === '') throw new Error(`"${file}" is the database itself. Choose another file.`)
  }

  async close(): Promise<void> {
    await this.#writing
    this.#opened?.close()
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Lets other requests of this event loop turn join the batch.
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
      this.#reopenIfReplaced()
      await this.#retryWhileBusy(() => this.#connection.exec('BEGIN IMMEDIATE'))
      for (const work of works) {
        await this.#runSafely(work).catch((error: unknown) => failures.set(work, error))
        // A full disk ends the entire transaction.
        if (!this.#connection.isTransaction) throw failures.get(work)
      }
      this.#connection.exec('COMMIT')
    } catch (error) {
      this.#rollBack()
      for (const work of works) failures.set(work, error)
    }
    for (const work of works) work.settle(failures.get(work))
  }

  async #retryWhileBusy<T>(attempt: () => T): Promise<T> {
    for (const end = Date.now() + BUSY_TIMEOUT_MS; ; await setTimeout(RETRY_INTERVAL_MS)) {
      try {
        return attempt()
      } catch (error) {
        if (!isBusy(error) || Date.now() > end) throw error
      }
    }
  }

  async #runSafely(work: Work): Promise<void> {
    this.#connection.exec('SAVEPOINT work')
    try {
      await work.run()
      this.#connection.exec('RELEASE work')
    } catch (error) {
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK TO work; RELEASE work')
      throw error
    }
  }

  #rollBack(): void {
    try {
      if (this.#opened?.isTransaction) this.#opened.exec('ROLLBACK')
    } catch {
      // If even the rollback fails, reopening the file discards uncommitted changes.
      this.#opened = undefined
      this.#prepared.clear()
    }
  }

  #run(sql: string, values: readonly Value[]): Row[] {
    let statement = this.#prepared.get(sql)
    if (!statement) this.#prepared.set(sql, (statement = this.#connection.prepare(sql)))
    return statement.all(Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value])))
  }
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino
}

class BusyError extends Error {}

const SQLITE_BUSY = 5

function isBusy(error: unknown): boolean {
  return error instanceof BusyError || (error as { errcode?: number } | undefined)?.errcode === SQLITE_BUSY
}

function toError(failure: unknown): Error {
  return failure instanceof Error ? failure : new Error(String(failure))
}
