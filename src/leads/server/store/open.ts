import type { LeadsSettings } from '../settings.ts'
import type { Store } from './store.ts'

export async function openStore({ databaseUrl, databaseFile }: LeadsSettings): Promise<Store> {
  // Load only the driver in use.
  if (databaseUrl) return (await import('./postgres.ts')).openPostgresStore(databaseUrl)
  return (await import('./sqlite.ts')).openSqliteStore(databaseFile)
}
