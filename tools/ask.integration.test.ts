import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { variables } from '#site/settings.ts'

/** Training the classifier takes a minute on a busy machine. */
const TIMEOUT_MS = 240_000

it('answers with the brand from .env', { timeout: TIMEOUT_MS }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'ask-'))
  const file = join(folder, '.env')
  writeFileSync(file, 'SITE_BRAND=Acme\n')
  const { stdout, stderr } = spawnSync(process.execPath, ['tools/ask.ts', 'What do you offer?'], {
    encoding: 'utf8',
    env: { ENV_FILE: file },
  })
  rmSync(folder, { recursive: true })
  expect(stdout, stderr).toContain('Acme')
  expect(stdout).not.toContain(variables.SITE_BRAND.initial)
})
