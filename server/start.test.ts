import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

// What an older Node has not: each can be taken away from a newer one.
it.each(['--no-strip-types', '--no-harmony-temporal'])('with %s, the server says which Node it needs', (flag) => {
  const { status, stderr } = spawnSync(process.execPath, [flag, 'server/start.mjs'], { encoding: 'utf8' })
  expect(stderr).toContain('The server needs Node 26 or later')
  expect(stderr).toContain(process.versions.node)
  expect(status).toBe(1)
})
