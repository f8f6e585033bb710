/** What an owner has set, in a file and in the shell, reaches no test: their webhook, mail server and database hear nothing. */

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSettings } from '../app/site/settings.ts'
import { readDeskSettings } from '../desk/server/settings.ts'
import { listen } from '../desk/testing/ports.ts'

const PATIENCE_MS = 600_000

const run = promisify(execFile)

/** Whoever calls here has settings that are not a test's. */
const called = new AbortController()
const ownersHost = createServer((socket) => {
  called.abort(new Error('An owner’s host was called'))
  socket.destroy()
})

let folder: string
let shell: Record<string, string>

beforeAll(async () => {
  const host = `127.0.0.1:${await listen(ownersHost)}`
  const owners = {
    SITE_BRAND: 'Owner',
    DATABASE_URL: `postgres://owner:owner@${host}/desk`,
    LEAD_WEBHOOK_URL: `http://${host}/leads`,
    LEAD_WEBHOOK_SECRET: 'a secret of the owner',
    SMTP_URL: `smtp://${host}`,
  }
  folder = await mkdtemp(join(tmpdir(), 'owner-'))
  const file = join(folder, '.env')
  await writeFile(
    file,
    Object.entries(owners)
      .map(([name, value]) => `${name}="${value}"`)
      .join('\n'),
  )
  // Whatever is there: the browser is not started.
  shell = {
    ...owners,
    ENV_FILE: file,
    DIST_FOLDER: folder,
    PATH: process.env['PATH'] ?? '',
    CHROME_PATH: process.execPath,
  }
})

afterAll(async () => {
  ownersHost.close()
  await rm(folder, { recursive: true })
})

it('a unit test that sends to the desk sends to its own', { timeout: PATIENCE_MS }, async () => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--configLoader', 'native']
  const sending = ['desk/server/endurance-sqlite.test.ts', '-t', 'gives twenty slots']
  const { stdout } = await run(process.execPath, [...vitest, ...sending], { env: shell, signal: called.signal })
  expect(stdout).toContain('1 passed')
  called.signal.throwIfAborted()
})

it(
  'the servers of browser tests are started with the settings of a fresh machine',
  { timeout: PATIENCE_MS },
  async () => {
    const print = `
      await import('./playwright.config.ts')
      const { servers } = await import('./tests/servers.ts')
      console.log(JSON.stringify(servers.map(({ env }) => ({ ...process.env, ...env }))))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', print], { env: shell })
    const [site, ...others] = JSON.parse(stdout) as Record<string, string>[]
    expect(readSettings(site ?? {})).toEqual(readSettings({}))
    for (const environment of [site ?? {}, ...others]) {
      expect(environment['ENV_FILE']).toBe('')
      expect(environment['DIST_FOLDER']).not.toBe(folder)
      expect(readSettings(environment).brand).toBe(readSettings({}).brand)
      expect(readDeskSettings(environment)).toMatchObject({
        databaseUrl: undefined,
        webhook: undefined,
        mail: undefined,
      })
    }
  },
)
