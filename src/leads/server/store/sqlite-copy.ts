import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { messageOf } from '../error-message.ts'

/** All pages in one step: a write between two steps would restart the backup. */
const IN_ONE_STEP = { rate: 0x7f_ff_ff_ff }

/** Resolves to the number of submissions in the copy; a file with the final name is always complete. */
export async function saveCopy(connection: DatabaseSync, file: string, overwrite: boolean): Promise<number> {
  if (existsSync(file) && !overwrite) throw new Error(`"${file}" already exists. Add --overwrite to replace it.`)
  const unfinished = `${file}.part`
  mkdirSync(dirname(file), { recursive: true })
  try {
    // Only the user who runs the server may read submissions.
    writeFileSync(unfinished, '', { mode: 0o600 })
    await backup(connection, unfinished, IN_ONE_STEP)
    const count = closeLog(unfinished)
    renameSync(unfinished, file)
    return count
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Leaves a single file without a write-ahead log. */
function closeLog(file: string): number {
  const copy = new DatabaseSync(file)
  try {
    copy.exec('PRAGMA journal_mode = DELETE')
    return verifyAndCount(copy)
  } finally {
    copy.close()
  }
}

/** Other connections see all of it or nothing; resolves to the number of submissions. */
export async function loadCopy(file: string, database: string): Promise<number> {
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

export function countSubmissions(connection: DatabaseSync): number {
  return Number(connection.prepare('SELECT COUNT(*) AS count FROM desk_submissions').get()?.['count'])
}
