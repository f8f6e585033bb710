import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDoor, LOCKED_MS } from './door.ts'
import { openTestOffice, PASSWORD, type TestOffice } from './testing/browser.ts'

let office: TestOffice
let now: number
let waited: number[]

beforeEach(async () => {
  office = await openTestOffice()
  now = Date.parse('2026-11-17T12:00:00Z')
  waited = []
})

afterEach(() => office.close())

function door(tookMs = 0) {
  return createDoor({
    hash: office.hash,
    store: office.store.office,
    now: () => (now += tookMs),
    waits: async (milliseconds) => void waited.push(milliseconds),
  })
}

it('opens for the password at once, and never at once for another', async () => {
  expect(await door().opensFor(PASSWORD, 'a')).toBe(true)
  expect(waited).toEqual([])
  expect(await door().opensFor('wrong', 'a')).toBe(false)
  expect(waited).toEqual([1500])
})

it('refuses after the same time, be it locked or wrong', async () => {
  // Looking at a clock takes 100 ms here: what is left of the time is waited for.
  const slow = door(100)
  for (let count = 0; count < 5; count++) await slow.opensFor('wrong', 'a')
  const [wrong] = waited
  waited = []
  expect(await slow.opensFor(PASSWORD, 'a')).toBe(false)
  expect(waited).toEqual([wrong])
})

it('a network waits 15 minutes from its fifth wrong try, whatever it tries meanwhile', async () => {
  for (let count = 0; count < 5; count++) expect(await door().opensFor('wrong', 'a')).toBe(false)
  now += LOCKED_MS - 1000
  for (let count = 0; count < 6; count++) expect(await door().opensFor(PASSWORD, 'a')).toBe(false)
  expect(await door().opensFor(PASSWORD, 'b')).toBe(true)
  now += 2000
  expect(await door().opensFor(PASSWORD, 'a')).toBe(true)
})

it('whoever gets it right begins anew', async () => {
  for (let round = 0; round < 3; round++) {
    for (let count = 0; count < 4; count++) await door().opensFor('wrong', 'a')
    expect(await door().opensFor(PASSWORD, 'a')).toBe(true)
  }
})

it.each([
  ['a /48 of IPv6', (count: number) => `2001:db8:1:${(count << 8).toString(16)}::`, '2001:db8:2:1::', 10],
  ['a /56 of IPv6', (count: number) => `2001:db8:1:${(0x100 + count).toString(16)}::`, '2001:db8:1:1::', 8],
  ['a /24 of IPv4', (count: number) => `203.0.113.${count}`, '198.51.100.7', 20],
])('%s has a few tries more than one address, and keeps nobody else out', async (_, addressOf, elsewhere, tries) => {
  for (let count = 0; count < 60; count++) expect(await door().opensFor('wrong', addressOf(count))).toBe(false)
  const noted = await office.store.office.tries('2000')
  expect([...noted.values()].reduce((one, other) => one + other)).toBe(tries)
  expect(await door().opensFor(PASSWORD, addressOf(200))).toBe(false)
  expect(await door().opensFor(PASSWORD, elsewhere)).toBe(true)
})

it('many networks that guess hold everybody back, longer and longer, and up to an end', async () => {
  const holds: number[] = []
  for (let count = 0; count < 130; count++) {
    waited = []
    await door().opensFor('wrong', `network ${count}`)
    holds.push(waited.length > 1 ? (waited[0] ?? 0) : 0)
  }
  expect(holds[10]).toBe(0)
  expect([holds[30], holds[50], holds[70], holds[129]]).toEqual([1000, 2000, 4000, 16_000])
  expect(await door().opensFor(PASSWORD, 'owner')).toBe(true)
})

it('a crowd is turned away without being looked at', async () => {
  const one = door()
  const answers = await Promise.all(Array.from({ length: 60 }, (_, count) => one.opensFor('wrong', `network ${count}`)))
  expect(answers).not.toContain(true)
  expect((await office.store.office.tries('2000')).size).toBeLessThanOrEqual(20)
})
