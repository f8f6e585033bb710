import { expect, it } from 'vitest'
import { rangeOf } from './ranges.ts'

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=500-600', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=0-9', undefined],
  [undefined, undefined],
])('parses "%s" for a file of 100 bytes', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range)
})
