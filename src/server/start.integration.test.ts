import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

// Command-line flags turn off what an older Node lacks.

it('prints the required Node version if Node cannot run TypeScript', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--no-strip-types', 'src/server/start.mjs'], {
    encoding: 'utf8',
  })
  expect(stderr).toContain('The server needs Node 22.18 or later')
  expect(stderr).toContain(process.versions.node)
  expect(status).toBe(1)
})

it('works without the built-in Temporal', () => {
  const code = `
    const { isBuiltIn } = await import('./src/leads/server/temporal.ts')
    const day = Temporal.PlainDate.from('2026-12-31').add({ days: 1 })
    console.log(isBuiltIn, String(day))`
  const args = ['--no-harmony-temporal', '--input-type=module', '-e', code]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stdout, stderr).toBe('false 2027-01-01\n')
})
