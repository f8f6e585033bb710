import { expect, it } from 'vitest'
import { withoutTrailingSlash } from './trailing-slash.ts'

it.each([
  ['/pt/', '/pt'],
  ['/usecases/sales/?utm_source=x&b=%20', '/usecases/sales?utm_source=x&b=%20'],
  ['/a//', '/a'],
  ['/nope/?q=a?b', '/nope?q=a?b'],
])('%s goes to %s', (url, target) => {
  expect(withoutTrailingSlash(url)).toBe(target)
})

it.each(['/', '/?a=1/', '/pt', '/pt?next=/', '//', '//evil.example/', '/\\evil.example/', '///evil.example/'])(
  '%s stays',
  (url) => {
    expect(withoutTrailingSlash(url)).toBeUndefined()
  },
)
