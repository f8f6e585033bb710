/** Copies of a database while others write to it: SQLite's own backup, in both directions. */

import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { messageOf } from '../error-message.ts'

/** All pages in one step: between two of them somebody could write, and it would have to begin again. */
const AT_ONCE = { rate: 0x7f_ff_ff_ff }

/** Resolves to how many submissions are in the copy. What bears the file's name is complete. */
export async function saveCopy(connection: DatabaseSync, file: string, overwrite: boolean): Promise<number> {
  if (existsSync(file) && !overwrite)
    throw new Error(`There is a file "${file}" already: add --overwrite to replace it.`)
  const unfinished = `${file}.part`
  mkdirSync(dirname(file), { recursive: true })
  try {
    // Only whoever runs the site reads what visitors have sent.
    writeFileSync(unfinished, '', { mode: 0o600 })
    await backup(connection, unfinished, AT_ONCE)
    const count = closeLog(unfinished)
    renameSync(unfinished, file)
    return count
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Leaves one file, without a log beside it. */
function closeLog(file: string): number {
  const copy = new DatabaseSync(file)
  try {
    copy.exec('PRAGMA journal_mode = DELETE')
    return checkedCount(copy)
  } finally {
    copy.close()
  }
}

/** In one transaction: whoever has the database open sees all of it or nothing. Resolves to how many submissions came. */
export async function loadCopy(file: string, database: string): Promise<number> {
  let copy: DatabaseSync | undefined
  try {
    copy = new DatabaseSync(file, { readOnly: true })
    const count = checkedCount(copy)
    await backup(copy, database, AT_ONCE)
    return count
  } catch (error) {
    // What it says of a database that somebody is writing to.
    const reason = messageOf(error) === 'not an error' ? 'the database is in use' : messageOf(error)
    throw new Error(`"${file}" cannot be restored: ${reason}`, { cause: error })
  } finally {
    copy?.close()
  }
}

function checkedCount(copy: DatabaseSync): number {
  const { integrity_check: found } = copy.prepare('PRAGMA integrity_check(1)').get() as { integrity_check: string }
  if (found !== 'ok') throw new Error(`it is damaged (${found})`)
  return countIn(copy)
}

export function countIn(connection: DatabaseSync): number {
  return Number(connection.prepare('SELECT COUNT(*) AS count FROM desk_submissions').get()?.['count'])
}
