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
function loginGuard(tookMs = 0): LoginGuard {
  return createLoginGuard({
    hash: admin.hash,
    store: admin.store.admin,
    now: () => (now += tookMs),
    waits: async (milliseconds) => void waited.push(milliseconds),
  })
}

function tries(password: string, address: string, by = loginGuard()): Promise<Outcome> {
  return by.verifyPassword(password, { address })
}

async function countedTries(): Promise<number> {
  const counts = await admin.store.admin.tries('2000')
  return [...counts.values()].reduce((one, other) => one + other, 0)
}

it('lets the right password in at once, and refuses a wrong one after a pause', async () => {
  expect(await tries(PASSWORD, 'a')).toBe('open')
  expect(waited).toEqual([])
  expect(await tries('wrong', 'a')).toBe('refused')
  expect(waited).toEqual([1500])
})

it('refuses a locked address after the same time as a wrong password', async () => {
  const slow = loginGuard(50)
  const refusalTime = async (password: string) => {
    const started = now
    waited = []
    expect(await tries(password, 'a', slow)).toBe('refused')
    return now - started + waited.reduce((one, other) => one + other, 0)
  }
  const wrong = await refusalTime('wrong')
  for (let count = 0; count < 4; count++) expect(await refusalTime('wrong')).toBe(wrong)
  expect(await refusalTime(PASSWORD)).toBe(wrong)
})

it('locks an address for 15 minutes after its fifth wrong try, and tries while locked do not extend it', async () => {
  for (let count = 0; count < 5; count++) expect(await tries('wrong', 'a')).toBe('refused')
  now += LOCKED_MS - 1000
  for (let count = 0; count < 6; count++) expect(await tries(PASSWORD, 'a')).toBe('refused')
  expect(await tries(PASSWORD, 'b')).toBe('open')
  now += 2000
  expect(await tries(PASSWORD, 'a')).toBe('open')
})

it('forgets the tries of an address that gets the password right', async () => {
  for (let round = 0; round < 3; round++) {
    for (let count = 0; count < 4; count++) await tries('wrong', 'a')
    expect(await tries(PASSWORD, 'a')).toBe('open')
  }
})

it.each([
  ['a /48 of IPv6', (count: number) => `2001:db8:1:${(count << 8).toString(16)}::`, '2001:db8:2:1::', 10],
  ['a /56 of IPv6', (count: number) => `2001:db8:1:${(0x100 + count).toString(16)}::`, '2001:db8:1:1::', 8],
  ['a /24 of IPv4', (count: number) => `203.0.113.${count}`, '198.51.100.7', 20],
])('%s has a few tries more than one address, and locks no one else out', async (_, addressOf, elsewhere, most) => {
  for (let count = 0; count < 60; count++) expect(await tries('wrong', addressOf(count))).toBe('refused')
  expect(await countedTries()).toBe(most)
  expect(await tries(PASSWORD, addressOf(200))).toBe('refused')
  expect(await tries(PASSWORD, elsewhere)).toBe('open')
})

/** Records earlier tries from other networks. Resolves to the delay (ms) before the next check from `address`. */
async function paceAfter(tried: number, address: string): Promise<number> {
  for (let count = await countedTries(); count < tried; count++) await noteTry(`network-${count} block-${count}`)
  waited = []
  await tries('wrong', address)
  return waited.length > 1 ? (waited[0] ?? 0) : 0
}

function noteTry(names: string): Promise<void> {
  return admin.store.admin.noteTry(names, new Date(now + LOCKED_MS).toISOString(), '2000')
}

it('slows down guessing as more is tried, to at most two checks in three seconds', async () => {
  const paces: number[] = []
  for (const [count, tried] of [10, 30, 50, 70, 90, 110, 130, 300].entries()) {
    await tries('wrong', `198.51.${count}.7`)
    paces.push(await paceAfter(tried, `198.51.${count}.7`))
  }
  expect(paces).toEqual([0, 50, 100, 200, 400, 800, 1500, 1500])
  expect(await tries(PASSWORD, '198.51.0.7')).toBe('open')
})

it('checks the first try of a network at once, for up to 500 networks in 15 minutes', async () => {
  expect(await paceAfter(499, '198.51.100.7')).toBe(0)
  expect(await paceAfter(500, '198.51.101.7')).toBe(1500)
  now += LOCKED_MS + 1
  expect(await paceAfter(0, '198.51.102.7')).toBe(0)
})

/** A login guard at its slowest pace: each check after the first waits for `goOn`. */
async function floodedGuard(): Promise<{ flooded: LoginGuard; goOn: () => void }> {
  for (let count = 0; count < 500; count++) await noteTry(`network-${count} block-${count}`)
  const held: (() => void)[] = []
  const flooded = createLoginGuard({
    hash: admin.hash,
    store: admin.store.admin,
    now: () => now,
    waits: () => new Promise<void>((resolve) => held.push(resolve)),
  })
  const first = tries('wrong', 'first', flooded)
  // Its pace, and the pause before it is rejected.
  await vi.waitUntil(() => held.length === 2, { timeout: 30_000 })
  held.pop()?.()
  await first
  return { flooded, goOn: () => held.splice(0).forEach((resolve) => resolve()) }
}

/** Fills the queue, and resolves once one more try gets `busy`. */
async function fillPlaces(flooded: LoginGuard, addressOf: (count: number) => string): Promise<Promise<Outcome>[]> {
  const crowd = Array.from({ length: 20 }, (_, count) => tries('wrong', addressOf(count), flooded))
  expect(await tries('wrong', addressOf(20), flooded)).toBe('busy')
  return crowd
}

/** Lets waiting checks run until this one has its outcome. */
async function answerTo(outcome: Promise<Outcome>, goOn: () => void): Promise<Outcome> {
  const timer = setInterval(goOn, 1)
  return outcome.finally(() => clearInterval(timer))
}

it('turns a crowd away as busy without checking or counting its passwords', async () => {
  const { flooded } = await floodedGuard()
  const before = await countedTries()
  const answers: Outcome[] = []
  for (let count = 0; count < 60; count++) {
    void tries('wrong', `network ${count}`, flooded).then((outcome) => answers.push(outcome))
  }
  await vi.waitUntil(() => answers.length === 40, { timeout: 30_000 })
  expect(new Set(answers)).toEqual(new Set(['busy']))
  expect(await countedTries()).toBe(before)
})

it('gives the place of a network that has many to a network that has none', async () => {
  const { flooded, goOn } = await floodedGuard()
  const crowd = await fillPlaces(flooded, (count) => `203.0.113.${count}`)
  const owner = tries(PASSWORD, '198.51.100.7', flooded)
  expect(await Promise.race(crowd)).toBe('busy')
  expect(await answerTo(owner, goOn)).toBe('open')
})

it('prefers a network on its own to many networks of one provider', async () => {
  const { flooded, goOn } = await floodedGuard()
  const crowd = await fillPlaces(flooded, (count) => `2001:db8:${count}::1`)
  const owner = tries(PASSWORD, '2001:4860:7::1', flooded)
  expect(await Promise.race(crowd)).toBe('busy')
  expect(await answerTo(owner, goOn)).toBe('open')
})

it('gives back the place of a visitor who closed the connection', async () => {
  const { flooded, goOn } = await floodedGuard()
  const connections = Array.from({ length: 20 }, () => new AbortController())
  const crowd = connections.map(({ signal }, count) =>
    flooded.verifyPassword('wrong', { address: `network ${count}`, signal }),
  )
  expect(await tries(PASSWORD, 'too late', flooded)).toBe('busy')
  const before = await countedTries()
  for (const connection of connections) connection.abort()
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['busy']))
  expect(await answerTo(tries(PASSWORD, 'in time', flooded), goOn)).toBe('open')
  expect(await countedTries()).toBe(before)
})

it('checks the password of a known device at once, whatever waits and whatever network it is in', async () => {
  for (let count = 0; count < 5; count++) await tries('wrong', 'office')
  const { flooded } = await floodedGuard()
  void (await fillPlaces(flooded, (count) => `network ${count}`))
  expect(await flooded.verifyPassword(PASSWORD, { address: 'office', device: 'laptop' })).toBe('open')
})

it('gives a known device five tries in 15 minutes', async () => {
  const one = loginGuard()
  for (let count = 0; count < 5; count++) {
    expect(await one.verifyPassword('wrong', { address: `network ${count}`, device: 'laptop' })).toBe('refused')
  }
  expect(await one.verifyPassword(PASSWORD, { address: 'elsewhere', device: 'laptop' })).toBe('refused')
  expect(await one.verifyPassword(PASSWORD, { address: 'elsewhere', device: 'phone' })).toBe('open')
})

it('answers busy to visitors who have waited for too long', async () => {
  const { flooded, goOn } = await floodedGuard()
  const crowd = await fillPlaces(flooded, (count) => `network ${count}`)
  now += 31_000
  const late = tries(PASSWORD, 'late', flooded)
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['busy']))
  expect(await answerTo(late, goOn)).toBe('open')
})
