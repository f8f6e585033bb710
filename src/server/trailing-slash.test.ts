import { expect, it } from 'vitest'
import { trailingSlashTarget } from './trailing-slash.ts'

it.each([
  ['/pt/', '/pt'],
  ['/usecases/sales/?utm_source=x&b=%20', '/usecases/sales?utm_source=x&b=%20'],
  ['/a//', '/a'],
  ['/nope/?q=a?b', '/nope?q=a?b'],
])('%s goes to %s', (url, target) => {
  expect(trailingSlashTarget(url)).toBe(target)
})

it.each([
  '/',
  '/?a=1/',
  '/pt',
  '/pt?next=/',
  '//',
  '//evil.example/',
  '/\\evil.example/',
  '///evil.example/',
  'http://evil.example/a/',
])('%s stays', (url) => {
  expect(trailingSlashTarget(url)).toBeUndefined()
})

it('is quick about an address that is all slashes', () => {
  const path = `/a${'/'.repeat(60_000)}b${'/'.repeat(60_000)}`
  expect(trailingSlashTarget(path)).toBe(`/a${'/'.repeat(60_000)}b`)
})
