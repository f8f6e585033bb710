import { randomBytes } from 'node:crypto'
import { textIn, type Database } from './database.ts'

export type Keys = ReturnType<typeof createKeys>

export function createKeys(database: Database) {
  async function keyIn(table: 'desk_day_keys' | 'desk_keys', column: 'day' | 'name', name: string): Promise<string> {
    const select = `SELECT key FROM ${table} WHERE ${column} = $1`
    const [existing] = await database.read(select, [name])
    if (existing) return textIn(existing, 'key')
    return database.transaction(async (query) => {
      const fresh = randomBytes(32).toString('base64')
      await query(`INSERT INTO ${table} (${column}, key) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [name, fresh])
      const [row] = await query(select, [name])
      return textIn(row, 'key')
    })
  }

  return {
    /** A random key, the same for all instances on this day. */
    dayKey: (day: string) => keyIn('desk_day_keys', 'day', day),
    /** A permanent random key for a purpose, the same for all instances. */
    key: (name: string) => keyIn('desk_keys', 'name', name),
  }
}
