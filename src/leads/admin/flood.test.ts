/** The owner signs in during a flood of login attempts. Uses a fake clock, so results don't depend on machine load. */

import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import type { isPassword } from '../server/password.ts'
import type { TestDatabase } from '../testing/databases.ts'
import { onDatabases } from '../testing/on-databases.ts'
import { Browser, openTestAdmin, type Answer, type TestAdmin } from './testing/browser.ts'

const atWork = vi.hoisted(() => ({ count: 0 }))

vi.mock('../server/password.ts', async (original) => {
  const password = await original<{ isPassword: typeof isPassword }>()
  return {
    ...password,
    isPassword: (...values: Parameters<typeof password.isPassword>) => counted(password.isPassword(...values)),
  }
})

/** Counts work that the fake clock doesn't control. */
async function counted<Result>(work: Promise<Result>): Promise<Result> {
  atWork.count++
  try {
    return await work
  } finally {
    atWork.count--
  }
}

type Timer = { at: number; done: () => void }

class Clock {
  time = Date.parse('2026-11-17T12:00:00Z')
  #timers: Timer[] = []

  now = () => this.time

  waits = (milliseconds: number) =>
    new Promise<void>((done) => void this.#timers.push({ at: this.time + milliseconds, done }))

  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds
    for (;;) {
      await quiet()
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
async function quiet(): Promise<void> {
  for (let idle = 0; idle < 10; idle++) {
    await setImmediate()
    if (atWork.count > 0 || process.getActiveResourcesInfo().some((name) => name.includes('Req'))) idle = -1
  }
}

const SIGN_INS = 20
const ADDRESSES = 230

await onDatabases('under a flood of wrong passwords', testFlood)

function testFlood(database: TestDatabase): void {
  let admin: TestAdmin
  const clock = new Clock()
  let sent = 0

  beforeAll(async () => {
    admin = await openTestAdmin({ clock }, database.environment)
    const { admin: store } = admin.store
    for (const name of [
      'tries',
      'noteTry',
      'forgetTries',
      'beginSession',
      'keepSession',
      'endSession',
      'session',
    ] as const) {
      const original = store[name].bind(store) as (...values: unknown[]) => Promise<unknown>
      Object.assign(store, { [name]: (...values: unknown[]) => counted(original(...values)) })
    }
    // Flood until password checks reach their slowest pace.
    await flood(75_000)
  }, 120_000)

  afterAll(() => admin.close())

  /** Two requests per second from 230 addresses, each in a different network. */
  async function flood(milliseconds: number, until: () => boolean = () => false): Promise<void> {
    for (let passed = 0; passed < milliseconds && !until(); passed += 500) {
      const from = sent++ % ADDRESSES
      void new Browser(admin.server, `${20 + (from % 23)}.${from}.7.9`).signIn('wrong')
      await clock.pass(500)
    }
  }

  async function signInUnderFlood(browser: Browser): Promise<Answer> {
    let answer: Answer | undefined
    void browser.signIn().then((given) => (answer = given))
    await flood(60_000, () => answer !== undefined)
    return answer!
  }

  it(`the right password signs in ${SIGN_INS} of ${SIGN_INS} times on a new device`, async () => {
    let signedIn = 0
    for (let count = 0; count < SIGN_INS; count++) {
      const answer = await signInUnderFlood(new Browser(admin.server, '198.51.100.7'))
      if (answer.statusCode === 303) signedIn++
      await flood(5000)
    }
    expect(signedIn).toBe(SIGN_INS)
  }, 240_000)

  it('a known device signs in before all others, from a locked network too', async () => {
    const browser = new Browser(admin.server, '198.51.100.7')
    await signInUnderFlood(browser)
    browser.cookie = undefined
    for (let count = 0; count < 5; count++) {
      void new Browser(admin.server, '198.51.100.7').signIn('wrong')
      await flood(2000)
    }
    const started = clock.time
    expect((await signInUnderFlood(browser)).statusCode).toBe(303)
    expect(clock.time - started).toBeLessThan(10_000)
  }, 120_000)

  it.each(languages)(
    'turned away, a visitor reads in %s that sign-in is busy, and nothing about the password',
    async (language) => {
      const base = pathIn(language, '/admin')
      const answers: Answer[] = []
      for (let count = 0; count < 60; count++) {
        const browser = new Browser(admin.server, `90.${languages.indexOf(language)}.${count}.1`)
        void browser.post(`${base}/login`, { password: 'wrong' }).then((answer) => answers.push(answer))
      }
      await clock.pass(100)
      const words = (await import(`#locales/${language}/admin.${language}.json`)) as {
        default: { signIn: Record<string, string> }
      }
      const busy = answers.filter(({ statusCode }) => statusCode === 503)
      expect(busy.length).toBeGreaterThan(30)
      for (const { headers, body } of busy) {
        expect(Number(headers['retry-after'])).toBeGreaterThan(0)
        expect(body).toContain(words.default.signIn['busyText'])
        expect(body).not.toContain(words.default.signIn['refusedText'])
        expect(body).not.toContain('aria-invalid')
      }
      await clock.pass(60_000)
    },
    120_000,
  )

  it('stores no address of anyone who tries, and nothing once the lock is over', async () => {
    void new Browser(admin.server, '203.0.113.77').signIn('wrong')
    await clock.pass(60_000)
    const stored = [...(await admin.store.admin.tries('2000')).keys()].join('\n')
    expect(stored).not.toBe('')
    expect(stored).not.toMatch(/\d+\.\d+\.\d+|:/)
    await admin.store.sweep(new Date(clock.time + 15 * 60_000).toISOString())
    expect((await admin.store.admin.tries('2000')).size).toBe(0)
  }, 120_000)
}
