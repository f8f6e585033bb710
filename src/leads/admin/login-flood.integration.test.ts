/** Uses a fake clock, so that results don't depend on machine load. */

import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import type { isPassword } from '../server/password.ts'
import { Browser, openTestAdmin, type TestResponse, type TestAdmin } from './testing/browser.ts'

const pendingWork = vi.hoisted(() => ({ count: 0 }))

vi.mock('../server/password.ts', async (original) => {
  const password = await original<{ isPassword: typeof isPassword }>()
  return {
    ...password,
    isPassword: (...values: Parameters<typeof password.isPassword>) => trackWork(password.isPassword(...values)),
  }
})

/** Counts work that the fake clock doesn't control. */
async function trackWork<Result>(work: Promise<Result>): Promise<Result> {
  pendingWork.count++
  try {
    return await work
  } finally {
    pendingWork.count--
  }
}

type Timer = { at: number; done: () => void }

class Clock {
  time = Date.parse('2026-11-17T12:00:00Z')
  #timers: Timer[] = []

  now = () => this.time

  wait = (milliseconds: number) =>
    new Promise<void>((done) => void this.#timers.push({ at: this.time + milliseconds, done }))

  async advance(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds
    for (;;) {
      await waitUntilIdle()
      const [first] = this.#timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)
      if (!first) break
      this.time = Math.max(this.time, first.at)
      this.#timers = this.#timers.filter((timer) => timer !== first)
      first.done()
    }
    this.time = end
  }
}

/** Resolves when the database, password checks and Node's thread pool (random bytes, files) are idle. */
async function waitUntilIdle(): Promise<void> {
  for (let idle = 0; idle < 10; idle++) {
    await setImmediate()
    if (pendingWork.count > 0 || process.getActiveResourcesInfo().some((name) => name.includes('Req'))) idle = -1
  }
}

const SIGN_INS = 8
const ADDRESSES = 230

describe('sign-in during a flood of wrong passwords', () => {
  let admin: TestAdmin
  const clock = new Clock()
  let sent = 0

  beforeAll(async () => {
    admin = await openTestAdmin(clock)
    const { admin: store } = admin.store
    const names = ['tries', 'noteTry', 'forgetTries', 'beginSession', 'keepSession', 'endSession', 'session'] as const
    for (const name of names) {
      const original = store[name].bind(store) as (...values: unknown[]) => Promise<unknown>
      Object.assign(store, { [name]: (...values: unknown[]) => trackWork(original(...values)) })
    }
    // Flood until password checks reach their slowest pace.
    await flood(75_000)
  }, 120_000)

  afterAll(() => admin.close())

  async function flood(milliseconds: number, until: () => boolean = () => false): Promise<void> {
    for (let passed = 0; passed < milliseconds && !until(); passed += 500) {
      const from = sent++ % ADDRESSES
      void new Browser(admin.server, `${20 + (from % 23)}.${from}.7.9`).signIn('wrong')
      await clock.advance(500)
    }
  }

  async function signInUnderFlood(browser: Browser): Promise<TestResponse> {
    let response: TestResponse | undefined
    void browser.signIn().then((received) => (response = received))
    await flood(60_000, () => response !== undefined)
    return response!
  }

  it(`accepts the right password ${SIGN_INS} of ${SIGN_INS} times on a new device`, async () => {
    let successes = 0
    for (let count = 0; count < SIGN_INS; count++) {
      const response = await signInUnderFlood(new Browser(admin.server, '198.51.100.7'))
      if (response.statusCode === 303) successes++
      await flood(5000)
    }
    expect(successes).toBe(SIGN_INS)
  }, 240_000)

  it.each(languages)(
    'tells rejected visitors in %s that sign-in is busy, without a word about the password',
    async (language) => {
      const base = pathIn(language, '/admin')
      const responses: TestResponse[] = []
      for (let count = 0; count < 60; count++) {
        const browser = new Browser(admin.server, `90.${languages.indexOf(language)}.${count}.1`)
        void browser.post(`${base}/login`, { password: 'wrong' }).then((response) => responses.push(response))
      }
      await clock.advance(100)
      const texts = (await import(`#locales/${language}/admin.${language}.json`)) as {
        default: { signIn: Record<string, string> }
      }
      const busy = responses.filter(({ statusCode }) => statusCode === 503)
      expect(busy.length).toBeGreaterThan(30)
      for (const { headers, body } of busy) {
        expect(Number(headers['retry-after'])).toBeGreaterThan(0)
        expect(body).toContain(texts.default.signIn['busyText'])
        expect(body).not.toContain(texts.default.signIn['refusedText'])
        expect(body).not.toContain('aria-invalid')
      }
      await clock.advance(60_000)
    },
    120_000,
  )

  it('stores no IP addresses, and deletes tries after the lock expires', async () => {
    void new Browser(admin.server, '203.0.113.77').signIn('wrong')
    await clock.advance(60_000)
    const stored = [...(await admin.store.admin.tries('2000')).keys()].join('\n')
    expect(stored).not.toBe('')
    expect(stored).not.toMatch(/\d+\.\d+\.\d+|:/)
    await admin.store.sweep(new Date(clock.time + 15 * 60_000).toISOString())
    expect((await admin.store.admin.tries('2000')).size).toBe(0)
  }, 120_000)
})
