import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLoginGuard, LOCKED_MS, type LoginGuard, type Outcome } from './login-guard.ts'
import { openTestAdmin, PASSWORD, type TestAdmin } from './testing/browser.ts'

let admin: TestAdmin
let now: number
let waited: number[]

beforeEach(async () => {
  admin = await openTestAdmin()
  now = Date.parse('2026-11-17T12:00:00Z')
  waited = []
})

afterEach(() => admin.close())

/** The clock advances by `tookMs` on every read. */
function createGuard(tookMs = 0, wait: (ms: number) => Promise<unknown> = async (ms) => waited.push(ms)): LoginGuard {
  return createLoginGuard({ hash: admin.hash, store: admin.store.admin, now: () => (now += tookMs), wait })
}

function tryPassword(password: string, address: string, guard = createGuard()): Promise<Outcome> {
  return guard.verifyPassword(password, { address })
}

async function countTries(): Promise<number> {
  const counts = await admin.store.admin.tries('2000')
  return [...counts.values()].reduce((one, other) => one + other, 0)
}

it('accepts the right password at once, and rejects a wrong one after a delay', async () => {
  expect(await tryPassword(PASSWORD, 'a')).toBe('open')
  expect(waited).toEqual([])
  expect(await tryPassword('wrong', 'a')).toBe('refused')
  expect(waited).toEqual([1500])
})

it('rejects a locked address after the same time as a wrong password', async () => {
  const slow = createGuard(50)
  const rejectionTime = async (password: string) => {
    const started = now
    waited = []
    expect(await tryPassword(password, 'a', slow)).toBe('refused')
    return now - started + waited.reduce((one, other) => one + other, 0)
  }
  const wrong = await rejectionTime('wrong')
  for (let count = 0; count < 4; count++) expect(await rejectionTime('wrong')).toBe(wrong)
  expect(await rejectionTime(PASSWORD)).toBe(wrong)
})

it('locks an address for 15 minutes after five wrong tries, without extending the lock on further tries', async () => {
  for (let count = 0; count < 5; count++) expect(await tryPassword('wrong', 'a')).toBe('refused')
  now += LOCKED_MS - 1000
  for (let count = 0; count < 6; count++) expect(await tryPassword(PASSWORD, 'a')).toBe('refused')
  expect(await tryPassword(PASSWORD, 'b')).toBe('open')
  now += 2000
  expect(await tryPassword(PASSWORD, 'a')).toBe('open')
})

it('resets the tries of an address after the right password', async () => {
  for (let round = 0; round < 3; round++) {
    for (let count = 0; count < 4; count++) await tryPassword('wrong', 'a')
    expect(await tryPassword(PASSWORD, 'a')).toBe('open')
  }
})

it.each([
  ['a /48 of IPv6', (count: number) => `2001:db8:1:${(count << 8).toString(16)}::`, '2001:db8:2:1::', 10],
  ['a /56 of IPv6', (count: number) => `2001:db8:1:${(0x100 + count).toString(16)}::`, '2001:db8:1:1::', 8],
  ['a /24 of IPv4', (count: number) => `203.0.113.${count}`, '198.51.100.7', 20],
])(
  'allows %s more tries than one address, without locking out other networks',
  async (_, addressOf, elsewhere, max) => {
    for (let count = 0; count < 60; count++) expect(await tryPassword('wrong', addressOf(count))).toBe('refused')
    expect(await countTries()).toBe(max)
    expect(await tryPassword(PASSWORD, addressOf(200))).toBe('refused')
    expect(await tryPassword(PASSWORD, elsewhere)).toBe('open')
  },
)

it('stores no IP addresses, and deletes tries after the lock expires', async () => {
  await tryPassword('wrong', '203.0.113.77')
  const stored = [...(await admin.store.admin.tries('2000')).keys()].join('\n')
  expect(stored).toMatch(/\S/)
  expect(stored).not.toMatch(/\d+\.\d+\.\d+|:/)
  await admin.store.sweep(new Date(now + LOCKED_MS).toISOString())
  expect(await countTries()).toBe(0)
})

/** Records tries from other networks, then resolves to the delay (ms) before the next check from `address`. */
async function delayAfter(tried: number, address: string): Promise<number> {
  for (let count = await countTries(); count < tried; count++) await recordTry(`network-${count} block-${count}`)
  waited = []
  await tryPassword('wrong', address)
  return waited.length > 1 ? (waited[0] ?? 0) : 0
}

function recordTry(names: string): Promise<void> {
  return admin.store.admin.noteTry(names, new Date(now + LOCKED_MS).toISOString(), '2000')
}

it('slows down guessing as tries increase, to two checks in three seconds', async () => {
  const delays: number[] = []
  for (const [count, tried] of [10, 30, 50, 70, 90, 110, 130, 300].entries()) {
    await tryPassword('wrong', `198.51.${count}.7`)
    delays.push(await delayAfter(tried, `198.51.${count}.7`))
  }
  expect(delays).toEqual([0, 50, 100, 200, 400, 800, 1500, 1500])
  expect(await tryPassword(PASSWORD, '198.51.0.7')).toBe('open')
})

it('checks the first try of a network at once, for up to 500 networks in 15 minutes', async () => {
  expect(await delayAfter(499, '198.51.100.7')).toBe(0)
  expect(await delayAfter(500, '198.51.101.7')).toBe(1500)
  now += LOCKED_MS + 1
  expect(await delayAfter(0, '198.51.102.7')).toBe(0)
})

/** A login guard at its slowest pace: each check after the first waits for `release`. */
async function createFloodedGuard(): Promise<{ flooded: LoginGuard; release: () => void }> {
  for (let count = 0; count < 500; count++) await recordTry(`network-${count} block-${count}`)
  const held: (() => void)[] = []
  const flooded = createGuard(0, () => new Promise<void>((resolve) => held.push(resolve)))
  const first = tryPassword('wrong', 'first', flooded)
  // Its pace, and the pause before it is rejected.
  await vi.waitUntil(() => held.length === 2, { timeout: 30_000 })
  held.pop()?.()
  await first
  return { flooded, release: () => held.splice(0).forEach((resolve) => resolve()) }
}

async function fillQueue(flooded: LoginGuard, addressOf: (count: number) => string): Promise<Promise<Outcome>[]> {
  const crowd = Array.from({ length: 20 }, (_, count) => tryPassword('wrong', addressOf(count), flooded))
  expect(await tryPassword('wrong', addressOf(20), flooded)).toBe('busy')
  return crowd
}

async function waitForOutcome(outcome: Promise<Outcome>, release: () => void): Promise<Outcome> {
  const timer = setInterval(release, 1)
  return outcome.finally(() => clearInterval(timer))
}

it.each([
  ['one busy network', (count: number) => `203.0.113.${count}`, '198.51.100.7'],
  ['many networks of one provider', (count: number) => `2001:db8:${count}::1`, '2001:4860:7::1'],
])('drops a queued request of %s in favor of an unrelated network', async (_, addressOf, ownAddress) => {
  const { flooded, release } = await createFloodedGuard()
  const crowd = await fillQueue(flooded, addressOf)
  const owner = tryPassword(PASSWORD, ownAddress, flooded)
  expect(await Promise.race(crowd)).toBe('busy')
  expect(await waitForOutcome(owner, release)).toBe('open')
})

it('removes a request from the queue when its connection closes, without checking or counting its password', async () => {
  const { flooded, release } = await createFloodedGuard()
  const before = await countTries()
  const connections = Array.from({ length: 20 }, () => new AbortController())
  const crowd = connections.map(({ signal }, count) =>
    flooded.verifyPassword('wrong', { address: `network ${count}`, signal }),
  )
  expect(await tryPassword(PASSWORD, 'too late', flooded)).toBe('busy')
  for (const connection of connections) connection.abort()
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['busy']))
  expect(await waitForOutcome(tryPassword(PASSWORD, 'in time', flooded), release)).toBe('open')
  expect(await countTries()).toBe(before)
})

it('checks the password of a known device at once, even if the queue is full or its network is locked', async () => {
  for (let count = 0; count < 5; count++) await tryPassword('wrong', 'office')
  const { flooded } = await createFloodedGuard()
  void (await fillQueue(flooded, (count) => `network ${count}`))
  expect(await flooded.verifyPassword(PASSWORD, { address: 'office', device: 'laptop' })).toBe('open')
})

it('responds with busy after the maximum wait', async () => {
  const { flooded, release } = await createFloodedGuard()
  const crowd = await fillQueue(flooded, (count) => `network ${count}`)
  now += 31_000
  const late = tryPassword(PASSWORD, 'late', flooded)
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['busy']))
  expect(await waitForOutcome(late, release)).toBe('open')
})
