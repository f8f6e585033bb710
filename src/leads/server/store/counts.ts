import { Rollback, textIn, transact, type Database, type Query } from './database.ts'

/** The name reveals nothing to its readers. */
export type Limit = {
  name: string
  until: string
  max: number
  /** Beyond this count, a call is held until it is confirmed. */
  softLimit?: number | undefined
  /** Enforced only while more than `count` are counted under this other name. */
  onlyBeyond?: { name: string; count: number } | undefined
}

export type Counts = ReturnType<typeof createCounts>

export function createCounts(database: Database) {
  return {
    /** Counts in windows of a minute; resolves to the first limit that is exceeded. */
    async count(limits: readonly Limit[]): Promise<Limit | undefined> {
      return (await incrementCounts(database.read, 'desk_minute_counts', limits)).exceeded
    },

    /** Counts in windows of a day, persisted; beyond a limit, counts nothing and resolves to that limit. */
    async consume(limits: readonly Limit[]): Promise<Limit | undefined> {
      return transact(database, async (query) => {
        const { exceeded } = await incrementCounts(query, 'desk_counts', limits)
        if (exceeded) throw new Rollback('rolled back', { cause: exceeded })
        return undefined
      })
    },

    /** Number of submissions stored under each name; names without any are missing. */
    countsOf: (names: readonly string[]) => countsOf(database.read, names),
  }
}

/** `excess` is the count beyond a limit's `softLimit`. */
type CountResult = { exceeded: Limit | undefined; isNear: boolean; excess: (limit: Limit) => number }

/** In one statement, from the narrowest limit to the widest, to avoid deadlocks. */
export async function incrementCounts(
  query: Query,
  table: 'desk_counts' | 'desk_minute_counts',
  limits: readonly Limit[],
): Promise<CountResult> {
  if (limits.length === 0) return { exceeded: undefined, isNear: false, excess: () => 0 }
  const rows = await query(
    `INSERT INTO ${table} (name, until, count)
     VALUES ${limits.map((_, index) => `($${2 * index + 1}, $${2 * index + 2}, 1)`).join(', ')}
     ON CONFLICT (name) DO UPDATE SET count = ${table}.count + 1 RETURNING name, count`,
    limits.flatMap(({ name, until }) => [name, until]),
  )
  const counts = new Map(rows.map((row) => [textIn(row, 'name'), Number(row['count'])]))
  const countOf = (name: string) => counts.get(name) ?? 0
  const excess = ({ name, max, softLimit = max }: Limit) => countOf(name) - softLimit
  return { exceeded: firstExceeded(limits, countOf), isNear: limits.some((limit) => excess(limit) > 0), excess }
}

/** Checked before counting, so that a rejected flood does not queue for the one row that counts it. */
export async function findExceeded(query: Query, limits: readonly Limit[]): Promise<Limit | undefined> {
  if (limits.length === 0) return undefined
  const counts = await countsOf(
    query,
    limits.map(({ name }) => name),
  )
  return firstExceeded(limits, (name) => (counts.get(name) ?? 0) + 1)
}

function firstExceeded(limits: readonly Limit[], countOf: (name: string) => number): Limit | undefined {
  return limits.find(
    ({ name, max, onlyBeyond }) => countOf(name) > max && (!onlyBeyond || countOf(onlyBeyond.name) > onlyBeyond.count),
  )
}

async function countsOf(query: Query, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const placeholders = names.map((_, index) => `$${index + 1}`).join(', ')
  const rows = await query(`SELECT name, count FROM desk_counts WHERE name IN (${placeholders})`, names)
  return new Map(rows.map((row) => [textIn(row, 'name'), Number(row['count'])]))
}
