import { afterAll, describe, it } from 'vitest'
import { databaseNames, startDatabase, type DatabaseName, type TestDatabase } from './databases.ts'

/** Don't wait for the disk, and don't vacuum unless a test asks for it. */
const FLAGS = ['-c', 'fsync=off', '-c', 'autovacuum=off']

/** Runs tests on each database. One that can't start is reported as skipped, not as passed. */
export async function describeOnDatabases(
  what: string,
  test: (database: TestDatabase, name: DatabaseName) => void,
  names: readonly DatabaseName[] = databaseNames,
): Promise<void> {
  const databases = await Promise.all(names.map(async (name) => ({ name, database: await startDatabase(name, FLAGS) })))
  describe.each(databases)(`${what} on $name`, ({ name, database }) => {
    if (typeof database === 'string') {
      console.warn(`SKIPPED: ${what} on ${name}. ${database}`)
      it.skip(database, () => {})
      return
    }
    afterAll(() => database.stop())
    test(database, name)
  })
}
