import { expect, it } from 'vitest'
import { trailingSlashTarget } from './trailing-slash.ts'

it.each([
  ['/pt/', '/pt'],
  ['/usecases/sales/?utm_source=x&b=%20', '/usecases/sales?utm_source=x&b=%20'],
  ['/a//', '/a'],
  ['/nope/?q=a?b', '/nope?q=a?b'],
])('redirects %s to %s', (url, target) => {
  expect(trailingSlashTarget(url)).toBe(target)
})

const otherHosts = ['//evil.example/', '/\\evil.example/', '///evil.example/', 'http://evil.example/a/']

it.each(['/', '/?a=1/', '/pt', '/pt?next=/', '//', ...otherHosts])('does not redirect %s', (url) => {
  expect(trailingSlashTarget(url)).toBeUndefined()
})

it('handles a path of 120,000 slashes without backtracking', () => {
  const path = `/a${'/'.repeat(60_000)}b${'/'.repeat(60_000)}`
  expect(trailingSlashTarget(path)).toBe(`/a${'/'.repeat(60_000)}b`)
})
