import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeOnStore } from '../../testing/on-databases.ts'
import { sampleLead } from '../../testing/sample-leads.ts'
import { readLeadsSettings } from '../settings.ts'
import { openStore } from './open.ts'
import { openSqliteStore } from './sqlite.ts'
import type { Store } from './store.ts'

async function hasTraces(file: string): Promise<boolean> {
  const files = await Promise.all([file, `${file}-wal`].map((name) => readFile(name, 'latin1')))
  return files.some((content) => content.includes('unforgettable'))
}

await describeOnStore('SQLite', 'SQLite store', (store, { settings: { databaseFile: file } }) => {
  it('waits for a lock of another process without blocking reads', async () => {
    const other = new DatabaseSync(file)
    other.exec('BEGIN IMMEDIATE')
    const added = store.add(sampleLead(), [])
    expect(await store.list()).toEqual([])
    await new Promise((resolve) => void setTimeout(resolve, 50))
    other.exec('COMMIT')
    other.close()
    expect((await added).outcome).toBe('added')
  })

  it('leaves no erased data in the files, and reports when it cannot remove it', async () => {
    const email = 'unforgettable@maritela.example'
    await store.add(sampleLead({}, { email }), [])
    expect(await hasTraces(file)).toBe(true)
    expect(await store.erase(email)).toEqual({ count: 1, gone: true })
    expect(await hasTraces(file)).toBe(false)

    await store.add(sampleLead({}, { email }), [])
    const reader = new DatabaseSync(file)
    reader.exec('BEGIN; SELECT COUNT(*) FROM desk_submissions')
    expect(await store.erase(email)).toEqual({ count: 1, gone: false })
    reader.close()
    expect(await store.erase(email)).toEqual({ count: 0, gone: true })
    expect(await hasTraces(file)).toBe(false)
  })

  it('names the setting if the file cannot be used', async () => {
    const nowhere = await openStore(readLeadsSettings({ LEADS_DATABASE_FILE: '/dev/null/leads.sqlite' }))
    await expect(nowhere.list()).rejects.toThrow('LEADS_DATABASE_FILE: "/dev/null/leads.sqlite" cannot be used')
    await nowhere.close()
  })
})

describe('a database file that is lost', () => {
  let file: string
  let store: Store

  beforeEach(async () => {
    file = join(await mkdtemp(join(tmpdir(), 'leads-')), 'data', 'leads.sqlite')
    store = openSqliteStore(file)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await store.add(sampleLead(), [])
  })

  afterEach(async () => {
    await store.close()
    await rm(dirname(dirname(file)), { recursive: true })
  })

  it.each(['write', 'read'])('is created and logged on the next %s', async (access) => {
    await rm(dirname(file), { recursive: true })
    const next = sampleLead()
    if (access === 'write') await store.add(next, [])
    const another = openSqliteStore(file)
    for (const each of [store, another]) expect(await each.list()).toEqual(access === 'write' ? [next] : [])
    await another.close()
    expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('was deleted or replaced'))
  })

  it('is replaced by the file that is now at its path', async () => {
    const copy = join(dirname(dirname(file)), 'copy.sqlite')
    const copied = openSqliteStore(copy)
    const kept = sampleLead()
    await copied.add(kept, [])
    await copied.close()
    await rename(copy, file)
    for (const log of ['-wal', '-shm']) await rm(file + log, { force: true })
    expect(await store.list()).toEqual([kept])
    expect(console.error).toHaveBeenCalledOnce()
  })

  it('is not created next to one with the former default name', async () => {
    await writeFile(join(dirname(file), 'desk.sqlite'), '')
    const another = openSqliteStore(join(dirname(file), 'other.sqlite'))
    await expect(another.list()).rejects.toThrow(/rename .*desk\.sqlite to .*other\.sqlite first/)
    await another.close()
  })
})
