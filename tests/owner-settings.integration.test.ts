/** The owner's settings don't reach tests: nothing is sent to their webhook, mail server or database. */

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readLeadsSettings } from '#leads/server/settings.ts'
import { readSettings } from '#site/settings.ts'

const run = promisify(execFile)

let folder: string
let shell: Record<string, string>

beforeAll(async () => {
  const host = 'owner.example'
  const owners = {
    SITE_BRAND: 'Owner',
    DATABASE_URL: `postgres://owner:owner@${host}/leads`,
    LEAD_WEBHOOK_URL: `http://${host}/leads`,
    LEAD_WEBHOOK_SECRET: 'a secret of the owner',
    SMTP_URL: `smtp://${host}`,
  }
  folder = await mkdtemp(join(tmpdir(), 'owner-'))
  const file = join(folder, '.env')
  const lines = Object.entries(owners).map(([name, value]) => `${name}="${value}"`)
  await writeFile(file, lines.join('\n'))
  // Any existing file: the browser is not started.
  const paths = { ENV_FILE: file, DIST_FOLDER: folder, CHROME_PATH: process.execPath }
  shell = { ...owners, ...paths, PATH: process.env['PATH'] ?? '' }
})

afterAll(() => rm(folder, { recursive: true }))

it.each([
  ['unit tests', './vitest.config.ts'],
  ['browser tests and their servers', './playwright.config.ts'],
])('runs %s with default settings', { timeout: 600_000 }, async (_tests, config) => {
  const print = `
    await import('${config}')
    const { servers } = await import('./tests/servers.ts')
    console.log(JSON.stringify([{}, ...servers.map(({ env }) => env)].map((env) => ({ ...process.env, ...env }))))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', print], { env: shell })
  const environments = JSON.parse(stdout) as Record<string, string>[]
  expect(readSettings(environments[1] ?? {})).toEqual(readSettings({}))
  for (const environment of environments) {
    expect(environment['ENV_FILE']).toBe('')
    expect(environment['DIST_FOLDER']).not.toBe(folder)
    expect(readSettings(environment).brand).toBe(readSettings({}).brand)
    expect(readLeadsSettings(environment)).toMatchObject({
      databaseUrl: undefined,
      webhook: undefined,
      mail: undefined,
    })
  }
})
