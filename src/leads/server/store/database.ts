export type Value = string | number | null
export type Row = Readonly<Record<string, unknown>>
export type Query = (sql: string, values?: readonly Value[]) => Promise<Row[]>

/** The parts that differ between SQLite and PostgreSQL; all other SQL in this folder runs on both. */
export type Database = {
  readonly kind: 'SQLite' | 'PostgreSQL'
  /** Runs a single statement: a read, or a count that need not be on disk. */
  readonly read: Query
  /** Runs a single statement in its own transaction. */
  readonly write: Query
  /** Runs the steps in one transaction, which is on disk when this resolves; rolls back if a step throws. */
  transaction<T>(steps: (query: Query) => Promise<T>): Promise<T>
  readonly skipLocked: string
  /** Locks a key until the end of the transaction; undefined if only one transaction runs at a time anyway. */
  readonly lock: string | undefined
  /** Removes deleted data from the disk; resolves to whether that succeeded. */
  scrub(): Promise<boolean>
  /** Resolves to the number of submissions in the file. */
  readonly backup: (file: string, overwrite: boolean) => Promise<number>
  /** Replaces everything with the contents of a backup; resolves to the number of submissions in it. */
  readonly restore: (file: string, overwrite: boolean) => Promise<number>
  readonly close: () => Promise<void>
}

/** Rolls back a transaction and still returns a result: the cause. */
export class Rollback extends Error {}

export async function transact<Result>(database: Database, steps: (query: Query) => Promise<Result>): Promise<Result> {
  return database.transaction(steps).catch((error: unknown) => {
    if (error instanceof Rollback) return error.cause as Result
    throw error
  })
}

export function textIn(row: Row | undefined, column: string): string {
  const value = row?.[column]
  return typeof value === 'string' ? value : ''
}
