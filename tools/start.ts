/** Builds the site if its sources or settings have changed since the last build, then starts the server. */

import { spawnSync } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readBuildRecord } from '#server/build-record.ts'
import { environment } from '#server/environment.ts'
import { BUILD_RECORD } from '#server/folders.ts'
import { isAbandoned } from '#server/graceful-shutdown.ts'
import { readSettings } from '#site/settings.ts'
import { SettingsError } from '#site/variables.ts'

const sources = ['brand', 'public', 'src', 'tools', 'package-lock.json', 'vite.config.ts']

async function lastChange(path: string): Promise<number> {
  const { mtimeMs } = await stat(path)
  const entries = await readdir(path, { recursive: true }).catch(() => [])
  const times = await Promise.all(entries.map(async (entry) => (await stat(join(path, entry))).mtimeMs))
  return Math.max(mtimeMs, ...times)
}

async function isBuilt(): Promise<boolean> {
  const record = await readBuildRecord().catch(() => undefined)
  // The record is JSON, which drops undefined values.
  const settings: unknown = JSON.parse(JSON.stringify(readSettings(environment())))
  if (!record || !isDeepStrictEqual(record.settings, settings)) return false
  const times = await Promise.all(sources.map(lastChange))
  return Math.max(...times) <= (await stat(BUILD_RECORD)).mtimeMs
}

try {
  if (!(await isBuilt())) {
    const { status } = spawnSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
  // npm may have been stopped during the build.
  if (isAbandoned()) process.exit()
  await import('#server/main.ts')
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
