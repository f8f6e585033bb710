import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import type { BookingReceipt, ApiErrorBody, Slots } from '../shared/protocol.ts'
import { sendInBatches } from '../testing/batches.ts'
import type { TestDatabase } from '../testing/databases.ts'
import { withoutLimits } from '../testing/limits.ts'
import { connect, describeOnStores } from '../testing/on-databases.ts'
import { openTestLeads } from '../testing/open.ts'
import { sampleBookingForm, sampleLeadForm } from '../testing/sample-leads.ts'
import { createLimits, SHARE_OF_FULL_HOUR } from './limits.ts'
import { readLeadsSettings } from './settings.ts'
import type { Store } from './store/store.ts'

/** No server listens there, so mails stay queued. */
const withMail = { SMTP_URL: 'smtp://127.0.0.1:9' }

/** Sunday morning: the first slot is on Monday at noon UTC. */
const MORNING = '2026-11-15T08:00:00Z'

await describeOnStores('limits', testLimits)

const post = (leads: FastifyInstance, url: string, payload: object, from: string) =>
  leads.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': from } })
const sendLead = (leads: FastifyInstance, from: string) => post(leads, '/api/leads', sampleLeadForm(), from)
const slots = async (leads: FastifyInstance) => (await leads.inject('/api/slots')).json<Slots>()

/** A new /48 or IPv4 network for each index. */
const elsewhere = (index: number) => (index % 2 ? `2001:db8:${(256 + index).toString(16)}::1` : `198.51.${index}.7`)

const mine = (start: string, different = {}) =>
  sampleBookingForm({ start, email: 'rafael@heliovar.example', ...different })
const someoneElses = (start: string) => mine(start, { email: 'caio@maritela.example' })
const shape = (answer: { statusCode: number; json(): unknown }) => {
  const body = answer.json() as Record<string, unknown>
  return [answer.statusCode, body['error'], body['message'], Object.keys(body)]
}

function testLimits(store: Store, database: TestDatabase): void {
  let now: Temporal.Instant
  let people = 0

  beforeEach(() => void (now = Temporal.Instant.from(MORNING)))

  async function open(environment: Record<string, string>): Promise<FastifyInstance> {
    const proxies = { TRUSTED_PROXIES: '127.0.0.1' }
    const leads = await openTestLeads({ ...database.environment, ...proxies, ...environment }, { now: () => now })
    onTestFinished(() => leads.close())
    return leads
  }

  const book = (leads: FastifyInstance, from: string, start: string) =>
    post(leads, '/api/bookings', sampleBookingForm({ start, email: `${++people}@heliovar.example` }), from)

  async function bookInTurn(leads: FastifyInstance, count: number, addressOf: (index: number) => string) {
    const { free } = await slots(leads)
    const receipts: BookingReceipt[] = []
    for (let index = 0; index < count; index++) {
      receipts.push((await book(leads, addressOf(index), free.pop()!)).json())
    }
    return receipts
  }

  it('applies increasing limits to /64, /56 and /48 networks', async () => {
    const leads = await open({ LEADS_PER_DAY: '4' })
    for (const [address, accepted] of [
      ['2001:db8:9:100::1', 4],
      ['2001:db8:9:101::1', 2],
      ['2001:db8:9:200::1', 2],
      ['2001:db8:9:300::1', 0],
      ['2001:db8:a:300::1', 4],
    ] as const) {
      const { 201: count = 0 } = await sendInBatches(5, () => sendLead(leads, address))
      expect([address, count]).toEqual([address, accepted])
    }
    now = now.add({ hours: 24 })
    expect((await sendLead(leads, '2001:db8:9:300::1')).statusCode).toBe(201)
  })

  it('lets neither one provider nor one hour use up the daily total', async () => {
    const perDay = { visitor: 6, all: 100 }
    const consume = (what: string, hour: number, address: string) => {
      const time = Temporal.Instant.from('2026-11-18T00:00:00Z').add({ hours: hour })
      return createLimits({ store, settings: database.settings, now: () => time }).consume(what, address, perDay)
    }
    const countAccepted = async (what: string, hour: number, network: string) => {
      let count = 0
      while (count < perDay.all && !(await consume(what, hour, `${network}:${count.toString(16)}::1`))) count++
      return count
    }

    let used = 0
    for (const hour of [12, 13, 14]) used += await countAccepted('asks', hour, '2001:db8')
    expect(used).toBeGreaterThan(perDay.visitor)
    expect(used).toBeLessThanOrEqual(perDay.all / 4)
    expect(await consume('asks', 14, '203.0.113.9')).toBeUndefined()

    const usedInHour = await countAccepted('others', 0, '2001')
    expect(usedInHour).toBeGreaterThan(perDay.visitor)
    expect(usedInHour).toBeLessThan(perDay.all / 4)
    expect(await countAccepted('others', 1, '2001')).toBe(usedInHour)
  })

  it('applies limits across instances and restarts', async () => {
    const environment = { LEADS_PER_DAY: '2', BOOKINGS_PER_DAY: '2' }
    const [one, other] = [await open(environment), await open(environment)]
    const { free } = await slots(one)
    const from = '203.0.113.7'
    for (const leads of [one, other]) expect((await sendLead(leads, from)).statusCode).toBe(201)
    for (const leads of [one, other]) expect((await book(leads, from, free.pop()!)).statusCode).toBe(201)
    for (let index = 0; index < 50; index++) await sendLead(one, elsewhere(index))
    const restarted = await open(environment)
    for (const leads of [one, other, restarted]) {
      const rejected = await sendLead(leads, from)
      expect(rejected.json<ApiErrorBody>().error).toBe('too_many')
      expect(rejected.headers['retry-after']).toBe(String(16 * 60 * 60))
      expect((await book(leads, from, free.pop()!)).statusCode).toBe(429)
    }
  })

  it('rejects only networks that have used their share of a full hour', async () => {
    const environment = { BOOKINGS_PER_HOUR: '6' }
    const [one, other] = [await open(environment), await open(environment)]
    const { free } = await slots(one)
    const status = async (leads: FastifyInstance, from: string) => (await book(leads, from, free.pop()!)).statusCode
    for (let count = 0; count < 6; count++) expect(await status(count % 2 ? one : other, '203.0.113.7')).toBe(201)
    for (const leads of [one, other]) expect(await status(leads, '203.0.113.7')).toBe(429)
    for (let count = 0; count < SHARE_OF_FULL_HOUR; count++) expect(await status(one, '192.0.2.7')).toBe(201)
    const rejected = await book(other, '192.0.2.7', free.pop()!)
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, String(60 * 60)])
    now = now.add({ hours: 1 })
    expect(await status(other, '192.0.2.7')).toBe(201)
  })

  it.runIf(database.settings.databaseUrl)('rejects without waiting for a locked row', async () => {
    const leads = await open({ LEADS_PER_DAY: '1' })
    const from = '203.0.113.12'
    expect((await sendLead(leads, from)).statusCode).toBe(201)
    const other = await connect(database.settings.databaseUrl)
    await other.query('BEGIN; SELECT * FROM desk_counts FOR UPDATE')
    expect((await sendLead(leads, from)).statusCode).toBe(429)
  })

  it('holds calls from half of a network’s daily limit, unless there is no mail to confirm them', async () => {
    const environment = { BOOKINGS_PER_DAY: '4' }
    const receipts = await bookInTurn(await open({ ...environment, ...withMail }), 4, () => '203.0.113.10')
    expect(receipts.map(({ held }) => held)).toEqual([undefined, undefined, true, true])
    expect(receipts[3]).toMatchObject({ heldUntil: '2026-11-15T08:30:00.000Z' })
    for (const { held } of await bookInTurn(await open(environment), 4, () => '203.0.113.11')) {
      expect(held).toBeUndefined()
    }
  })

  it('holds calls from an eighth of the hourly limit', async () => {
    const leads = await open({ ...withoutLimits, ...withMail, BOOKINGS_PER_HOUR: '16' })
    const receipts = await bookInTurn(leads, 3, elsewhere)
    expect(receipts.map(({ held }) => held)).toEqual([undefined, undefined, true])
  })

  async function openWithCalls(count: number, environment: Record<string, string>) {
    const leads = await open(environment)
    const { free } = await slots(leads)
    for (const start of free.slice(0, count)) await post(leads, '/api/bookings', mine(start), '203.0.113.7')
    const ask = (form: object) => post(leads, '/api/bookings', form, '198.51.100.7')
    return { leads, free, ask }
  }

  it('reveals nothing about an email address at the call limit, except by mail, until after the call is over', async () => {
    const { leads, free, ask } = await openWithCalls(2, withMail)
    const theirs = mine(free.at(-1)!, { email: 'rafael+x@heliovar.example' })
    const others = someoneElses(free.at(-2)!)
    const [first, third] = [await ask(others), await ask(theirs)]
    expect(shape(third)).toEqual(shape(first))
    const [othersFile, theirFile] = [first.json<BookingReceipt>().calendar, third.json<BookingReceipt>().calendar]
    /** Everything that can be seen of a call without its mail. */
    const seen = async (form: typeof theirs, calendar: string) => {
      const file = await leads.inject(calendar)
      const isFree = (await slots(leads)).free.includes(form.start)
      return [file.statusCode, file.headers['content-type'], isFree, shape(await ask(form))]
    }
    expect((await seen(theirs, theirFile)).slice(0, 3)).toEqual([200, 'text/calendar; charset=utf-8', false])
    const end = Temporal.Instant.from(theirs.start)
    const before = [now, now.add({ minutes: 31 }), now.add({ hours: 49 }), end.subtract({ minutes: 45 })]
    for (now of [...before, end.add({ hours: 1 })]) {
      await store.sweep(now.toString({ smallestUnit: 'millisecond' }))
      expect([now, await seen(theirs, theirFile)]).toEqual([now, await seen(others, othersFile)])
    }
    expect((await leads.inject(theirFile)).statusCode).toBe(404)
  })

  it('reveals nothing about an email address at the call limit, if mail is off', async () => {
    const { leads, free, ask } = await openWithCalls(2, {})
    const [own, others] = [mine(free[2]!), someoneElses(free[2]!)]
    const [third, other, again] = [await ask(own), await ask(others), await ask(mine(own.start))]
    expect(third.statusCode).toBe(409)
    expect([other.body, again.body]).toEqual([third.body, third.body])
    now = now.add({ minutes: 30 })
    expect((await slots(leads)).free).toContain(own.start)
  })
}

it('stores counts under hashed names that change every day', async () => {
  let day = Temporal.Instant.from(MORNING)
  const store = { dayKey: async (date: string) => `a key of ${date}` } as Store
  const limits = createLimits({ store, settings: readLeadsSettings({}), now: () => day })
  const names = async () => (await limits.submissionLimits('lead', '203.0.113.7')).map(({ name }) => name)
  const [first, again] = [await names(), await names()]
  for (const name of first) expect(name).toMatch(/^[\w-]{22}$/)
  expect(again).toEqual(first)
  day = day.add({ hours: 24 })
  for (const name of await names()) expect(first).not.toContain(name)
})
