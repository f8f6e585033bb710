import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from './imports.ts'

const MAX_COMPONENT_LINES = 140
const MAX_PAGE_LINES = 30
const MAX_MEDIAN_COMPONENT_LINES = 40

function countLines(file: string): number {
  return readFileSync(file, 'utf8').trimEnd().split('\n').length
}

// The workshop only has examples.
const components = sourceFiles.filter((file) => file.endsWith('.tsx') && !/\.test\.|^workshop\//.test(file))

it('keeps components short', () => {
  expect(components.filter((file) => countLines(file) > MAX_COMPONENT_LINES)).toEqual([])
  const sizes = components.map(countLines).toSorted((one, other) => one - other)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(MAX_MEDIAN_COMPONENT_LINES)
})

it('keeps page modules to a list of sections', () => {
  const pages = components.filter((file) => /^src\/pages\/[\w-]+\/(page|below-the-fold)\.tsx$/.test(file))
  expect(pages.filter((file) => countLines(file) > MAX_PAGE_LINES)).toEqual([])
})
