import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from './imports.ts'

const INTL = /\bIntl\.|\.toLocale(?:Date|Time)?String\(/

it('does not use Intl in rendered code: its first use blocks the main thread for 40 ms', () => {
  const rendered = sourceFiles.filter((file) => /^src\/(?:pages|sections|app\/shell|ui)\//.test(file))
  const components = rendered.filter((file) => !/\.(?:test|spec)\.tsx?$|\/(?:card|expectations)\.ts$/.test(file))
  expect(components.length).toBeGreaterThan(0)
  const found = components.filter((file) => INTL.test(readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})
