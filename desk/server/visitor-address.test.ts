import { expect, it } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
  ['2001:db8::9', '2001:db8::'],
  ['::1', '::'],
  ['fe80::1%eth0', 'fe80::'],
  [undefined, 'gone'],
])('counts %s as %s', (address, counted) => {
  expect(visitorAddress(address)).toBe(counted)
})
