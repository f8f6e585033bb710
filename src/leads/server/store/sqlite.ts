import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { messageOf } from '../error-message.ts'
import type { Database, Query } from './database.ts'
import { AFTER_COLUMNS, LATER_COLUMNS, minuteCounts, TABLES } from './schema.ts'
import { createStore, type Store } from './store.ts'

/** How long a write waits for another process, such as the leads CLI, and how often it retries. */
const BUSY_TIMEOUT_MS = 5000
const RETRY_INTERVAL_MS = 15

/** Data survives a power cut once success is reported. Opened on first use: the site stays up if that fails. */
export function openSqliteStore(file: string): Store {
  return createStore(createSqliteDatabase(file))
}

function connect(file: string): DatabaseSync {
  try {
    // The default name before version 0.2: an empty database beside it would look like lost leads.
    const former = join(dirname(file), 'desk.sqlite')
    if (!existsSync(file) && existsSync(former)) throw new Error(`rename ${former} to ${file} first`)
    mkdirSync(dirname(file), { recursive: true })
    // SQLite's own timeout would block the event loop while it waits for a lock; `retryWhileBusy` retries instead.
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
  for (const table of TABLES) connection.exec(table)
  for (const [table, column, type] of LATER_COLUMNS) {
    const columns = connection.prepare(`PRAGMA table_info(${table})`).all()
    if (columns.every(({ name }) => name !== column))
      connection.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`)
  }
  for (const statement of AFTER_COLUMNS) connection.exec(statement)
}

type Work = { run(): Promise<void>; settle(failure: Error | undefined): void }

/**
 * There is one connection, and each commit waits for the disk. Work that arrives meanwhile is therefore committed
 * together: each unit has its own savepoint in the shared transaction, and its promise settles when that is on disk.
 */
function createSqliteDatabase(file: string): Database {
  const prepared = new Map<string, StatementSync>()
  let opened: DatabaseSync | undefined
  let inode: number | undefined
  let waiting: Work[] = []
  let writing: Promise<void> | undefined

  function connection(): DatabaseSync {
    if (!opened) {
      opened = connect(file)
      inode = inodeOf(file)
    }
    return opened
  }

  /** Writes to a deleted or replaced file still succeed, but are silently lost when the process ends. */
  function reopenIfReplaced(): void {
    if (!opened || inodeOf(file) === inode) return
    console.error(
      `LEADS_DATABASE_FILE: "${file}" was deleted or replaced while the server was running. The server now uses the ` +
        'file at that path, or creates a new one. Data in the old file is lost unless you have a backup.',
    )
    opened.close()
    opened = undefined
    prepared.clear()
  }

  const run: Query = async (sql, values = []) => {
    let statement = prepared.get(sql)
    if (!statement) prepared.set(sql, (statement = connection().prepare(sql)))
    return statement.all(Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value])))
  }

  function transaction<T>(steps: (query: Query) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let result: T
      waiting.push({
        run: async () => {
          result = await steps(run)
        },
        settle: (failure) => (failure ? reject(failure) : resolve(result)),
      })
      writing ??= writeAll()
    })
  }

  const write: Query = (sql, values) => transaction((query) => query(sql, values))

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      // Lets other requests of this event loop turn join the batch.
      await setImmediate()
      const works = waiting
      waiting = []
      await commit(works)
    }
    writing = undefined
  }

  async function commit(works: readonly Work[]): Promise<void> {
    const failures = new Map<Work, Error>()
    try {
      reopenIfReplaced()
      await retryWhileBusy(() => connection().exec('BEGIN IMMEDIATE'))
      for (const work of works) {
        await runSafely(work).catch((error: Error) => failures.set(work, error))
        // A full disk ends the entire transaction.
        if (!connection().isTransaction) throw failures.get(work)
      }
      connection().exec('COMMIT')
    } catch (error) {
      rollBack()
      for (const work of works) failures.set(work, error as Error)
    }
    for (const work of works) work.settle(failures.get(work))
  }

  async function runSafely(work: Work): Promise<void> {
    connection().exec('SAVEPOINT work')
    try {
      await work.run()
      connection().exec('RELEASE work')
    } catch (error) {
      if (connection().isTransaction) connection().exec('ROLLBACK TO work; RELEASE work')
      throw error
    }
  }

  function rollBack(): void {
    try {
      if (opened?.isTransaction) opened.exec('ROLLBACK')
    } catch {
      // If even the rollback fails, reopening the file discards uncommitted changes.
      opened = undefined
      prepared.clear()
    }
  }

  function rejectOwnFile(other: string): void {
    if (relative(other, file) === '') throw new Error(`"${other}" is the database itself. Choose another file.`)
  }

  return {
    kind: 'SQLite',
    skipLocked: '',
    lock: undefined,
    transaction,
    write,

    /** Sees only committed data: while a transaction is open on the connection, the query waits for its turn. */
    async read(sql, values) {
      if (!opened?.isTransaction) reopenIfReplaced()
      return connection().isTransaction ? write(sql, values) : run(sql, values)
    },

    async scrub() {
      await writing
      return retryWhileBusy(() => {
        const result = connection().prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
        if (result?.['busy'] !== 0) throw Object.assign(new Error('busy'), { errcode: SQLITE_BUSY })
        return true
      }).catch(() => false)
    },

    async backup(copy, overwrite) {
      rejectOwnFile(copy)
      await writing
      return saveCopy(connection(), copy, overwrite)
    },

    async restore(copy, overwrite) {
      rejectOwnFile(copy)
      await writing
      const count = countSubmissions(connection())
      if (count > 0 && !overwrite) {
        throw new Error(
          `The database holds ${count} submissions. Add --overwrite to replace them with those in "${copy}".`,
        )
      }
      const restored = await loadCopy(copy, file)
      // The backup may be from a version without some tables or columns.
      createTables(connection())
      return restored
    },

    async close() {
      await writing
      opened?.close()
    },
  }
}

async function retryWhileBusy<T>(attempt: () => T): Promise<T> {
  for (const end = Date.now() + BUSY_TIMEOUT_MS; ; await setTimeout(RETRY_INTERVAL_MS)) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error
    }
  }
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino
}

const SQLITE_BUSY = 5

function isBusy(error: unknown): boolean {
  return (error as { errcode?: number } | undefined)?.errcode === SQLITE_BUSY
}

/** All pages in one step: a write between two steps would restart the backup. */
const IN_ONE_STEP = { rate: 0x7f_ff_ff_ff }

/** Resolves to the number of submissions in the copy; a file with the final name is always complete. */
async function saveCopy(connection: DatabaseSync, file: string, overwrite: boolean): Promise<number> {
  if (existsSync(file) && !overwrite) throw new Error(`"${file}" already exists. Add --overwrite to replace it.`)
  const unfinished = `${file}.part`
  mkdirSync(dirname(file), { recursive: true })
  try {
    // Only the user who runs the server may read submissions.
    writeFileSync(unfinished, '', { mode: 0o600 })
    await backup(connection, unfinished, IN_ONE_STEP)
    const count = removeLog(unfinished)
    renameSync(unfinished, file)
    return count
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Leaves a single file without a write-ahead log. */
function removeLog(file: string): number {
  const copy = new DatabaseSync(file)
  try {
    copy.exec('PRAGMA journal_mode = DELETE')
    return verifyAndCount(copy)
  } finally {
    copy.close()
  }
}

/** Other connections see all of it or nothing; resolves to the number of submissions. */
async function loadCopy(file: string, database: string): Promise<number> {
  let copy: DatabaseSync | undefined
  try {
    copy = new DatabaseSync(file, { readOnly: true })
    const count = verifyAndCount(copy)
    await backup(copy, database, IN_ONE_STEP)
    return count
  } catch (error) {
    // SQLite's message if another connection is writing to the database.
    const reason = messageOf(error) === 'not an error' ? 'the database is in use' : messageOf(error)
    throw new Error(`"${file}" cannot be restored: ${reason}`, { cause: error })
  } finally {
    copy?.close()
  }
}

function verifyAndCount(copy: DatabaseSync): number {
  const { integrity_check: result } = copy.prepare('PRAGMA integrity_check(1)').get() as { integrity_check: string }
  if (result !== 'ok') throw new Error(`it is damaged (${result})`)
  return countSubmissions(copy)
}

function countSubmissions(connection: DatabaseSync): number {
  return Number(connection.prepare('SELECT COUNT(*) AS count FROM desk_submissions').get()?.['count'])
}
