import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from './imports.ts'

const LONGEST_COMPONENT = 140
const LONGEST_PAGE = 30
const MEDIAN_COMPONENT = 40

function lines(file: string): number {
  return readFileSync(file, 'utf8').trimEnd().split('\n').length
}

// The workshop lists examples; it has no components of its own.
const components = sourceFiles.filter((file) => file.endsWith('.tsx') && !/\.test\.|^workshop\//.test(file))

it('components are read at a glance', () => {
  expect(components.filter((file) => lines(file) > LONGEST_COMPONENT)).toEqual([])
  const sizes = components.map(lines).toSorted((one, other) => one - other)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(MEDIAN_COMPONENT)
})

it('page modules only list their sections', () => {
  const pages = components.filter((file) => /^src\/pages\/[\w-]+\/(page|below-the-fold)\.tsx$/.test(file))
  expect(pages.filter((file) => lines(file) > LONGEST_PAGE)).toEqual([])
})
