import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeEach, describe, inject, it, onTestFinished } from 'vitest'
import { openStore } from '../server/store/open.ts'
import type { Store } from '../server/store/store.ts'
import { createSqliteDatabase, databaseNames, testDatabase, type DatabaseName, type TestDatabase } from './databases.ts'

/** A database that can't start is reported as skipped, not as passed. */
export async function describeOnDatabases(
  what: string,
  test: (database: TestDatabase, name: DatabaseName) => void | Promise<void>,
  names: readonly DatabaseName[] = databaseNames,
): Promise<void> {
  const databases = await Promise.all(
    names.map(async (name) => ({
      name,
      database: await (name === 'SQLite' ? createSqliteDatabase() : createPostgresDatabase()),
    })),
  )
  describe.each(databases)(`${what} on $name`, async ({ name, database }) => {
    if (typeof database === 'string') {
      console.warn(`SKIPPED: ${what} on ${name}. ${database}`)
      it.skip(database, () => {})
      return
    }
    afterAll(() => database.stop())
    await test(database, name)
  })
}

/** A SQLite database for all tests of a file. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const database = await createSqliteDatabase()
  afterAll(() => database.stop())
  return database
}

/** Deletes submissions, questions and counts before each test. */
export function describeOnStores(
  what: string,
  test: (store: Store, database: TestDatabase) => void,
  names?: readonly DatabaseName[],
): Promise<void> {
  return describeOnDatabases(
    what,
    async (database) => {
      const store = await openStore(database.settings)
      beforeEach(async () => {
        await store.purge('9999')
        await store.sweep('9999')
      })
      // Runs before the database stops, because the hooks of a suite run in reverse order.
      afterAll(() => store.close())
      test(store, database)
    },
    names,
  )
}

export function describeOnStore(
  name: DatabaseName,
  what: string,
  test: (store: Store, database: TestDatabase) => void,
): Promise<void> {
  return describeOnStores(what, test, [name])
}

/** Closed even if the test fails: an open connection would crash the entire run when its database stops. */
export async function connect(connectionString = ''): Promise<Client> {
  const client = new Client({ connectionString })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function createPostgresDatabase(): Promise<TestDatabase | string> {
  const server = inject('postgres')
  if (typeof server === 'string') return server
  const name = `test_${randomBytes(8).toString('hex')}`
  await query(server.address, `CREATE DATABASE ${name}`)
  return {
    ...testDatabase({ DATABASE_URL: server.address.replace(/[^/]*$/, name) }),
    stop: () => query(server.address, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function query(address: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: address })
  await client.connect()
  await client.query(sql)
  await client.end()
}
