import { expect, it } from 'vitest'
import { acceptedEncodings } from './accept-encoding.ts'

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br; q=0.000, gzip;q=0', ['identity']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['br;q=0, *', ['gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['identity, gzip;q=0.5', ['identity']],
  ['BR', ['br', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['brotli, notgzip', ['identity']],
  ['br;q=many', ['identity']],
])('parses the header "%s"', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
  // The second call hits the cache.
  expect(acceptedEncodings(header)).toEqual(encodings)
})
