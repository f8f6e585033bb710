import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from './imports.ts'

const INTL = /\bIntl\.|\.toLocale(?:Date|Time)?String\(/

it('pages are drawn without Intl: its first use keeps the main thread busy for 40 ms', () => {
  const drawn = sourceFiles.filter((file) => /^src\/(?:pages|sections|app\/shell|ui)\//.test(file))
  const components = drawn.filter((file) => !/\.(?:test|spec)\.tsx?$|\/(?:card|expectations)\.ts$/.test(file))
  expect(components.length).toBeGreaterThan(0)
  const found = components.filter((file) => INTL.test(readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})
