import { afterAll, describe, it } from 'vitest'
import { databaseNames, startDatabase, type DatabaseName, type TestDatabase } from './databases.ts'

/** Tests do not wait for the disk, and nothing is vacuumed unless a test asks for it. */
const FLAGS = ['-c', 'fsync=off', '-c', 'autovacuum=off']

/** Tests that hold on each database. A machine that cannot run one of them says so; it does not pass for tested. */
export async function onDatabases(
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
