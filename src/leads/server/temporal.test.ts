import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// On a Node version without Temporal, a module that forgets the import fails at first use.
it('is imported by every module that uses Temporal', () => {
  const users = globSync('src/{leads,server,site}/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts') && /\bTemporal\./.test(readFileSync(file, 'utf8')),
  )
  expect(users.length).toBeGreaterThan(0)
  for (const file of users) expect(readFileSync(file, 'utf8'), file).toMatch(/import '(\.|\.\.)\/temporal\.ts'/)
})
