import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('runs no scripts of packages when they are installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
})
