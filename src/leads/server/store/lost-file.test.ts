import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleLead } from '../../testing/sample-leads.ts'
import { openSqliteStore } from './sqlite.ts'
import type { Store } from './store.ts'

let file: string
let store: Store
let logged: ReturnType<typeof vi.spyOn>

beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'leads-')), 'data', 'leads.sqlite')
  store = openSqliteStore(file)
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await store.add(sampleLead(), [])
  expect(logged).not.toHaveBeenCalled()
})

afterEach(async () => {
  await store.close()
  vi.restoreAllMocks()
  await rm(dirname(dirname(file)), { recursive: true })
})

it('creates a new file and logs it if the folder is deleted before a write', async () => {
  await rm(dirname(file), { recursive: true })
  const next = sampleLead()
  await store.add(next, [])
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('was deleted or replaced'))
  const another = openSqliteStore(file)
  expect(await another.list()).toEqual([next])
  await another.close()
})

it('creates a new file and logs it if the folder is deleted before a read', async () => {
  await rm(dirname(file), { recursive: true })
  expect(await store.list()).toEqual([])
  expect(logged).toHaveBeenCalledOnce()
})

it('uses a file that replaces the database', async () => {
  const copy = join(dirname(dirname(file)), 'copy.sqlite')
  const copied = openSqliteStore(copy)
  const kept = sampleLead()
  await copied.add(kept, [])
  await copied.close()
  await rename(copy, file)
  await rm(`${file}-wal`, { force: true })
  await rm(`${file}-shm`, { force: true })
  expect(await store.list()).toEqual([kept])
  expect(logged).toHaveBeenCalledOnce()
})

it('rejects a new file beside one with the former default name', async () => {
  await writeFile(join(dirname(file), 'desk.sqlite'), '')
  const another = openSqliteStore(join(dirname(file), 'other.sqlite'))
  await expect(another.list()).rejects.toThrow(/rename .*desk\.sqlite to .*other\.sqlite first/)
  await another.close()
})
