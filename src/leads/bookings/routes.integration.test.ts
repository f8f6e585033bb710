import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fileIn } from '#i18n/testing/texts-in.ts'
import { languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { openTestPages, postForm } from '../documents/testing/pages.ts'
import { momentIn } from '../server/delivery/mail.ts'
import type { Leads } from '../server/leads-server.ts'
import type { Booking } from '../server/store/submission.ts'
import type { TestDatabase } from '../testing/databases.ts'
import { startMailServer, type MailServer } from '../testing/mail-server.ts'
import { describeOnDatabases } from '../testing/on-databases.ts'
import { sampleBookingForm } from '../testing/sample-leads.ts'
import { MAX_MOVES } from './pages.ts'

await describeOnDatabases('a link to a call', testLinks)

const EMAIL = 'rafael@heliovar.example'

const { language: visitorLanguage, timeZone } = sampleBookingForm()
const base = pathIn(visitorLanguage, '/call')

function testLinks(database: TestDatabase): void {
  let now: Temporal.Instant
  let mailServer: MailServer
  let leads: Leads
  let server: FastifyInstance
  let free: string[]

  async function open(environment: Record<string, string> = {}): Promise<void> {
    const variables = { ...database.environment, SMTP_URL: mailServer.address, ...environment }
    ;({ leads, server } = await openTestPages(variables, { now: () => now, pollIntervalMs: 20 }))
  }

  beforeEach(async () => {
    now = Temporal.Instant.from('2026-11-15T08:00:00Z')
    mailServer = await startMailServer()
    await open()
    free = (await leads.intake.slots()).free
  })

  afterEach(async () => {
    await server.close()
    await mailServer.close()
  })

  async function book(start = free[0]!, email = EMAIL): Promise<{ id: string; path: string }> {
    const receipt = await leads.intake.book(sampleBookingForm({ start, email }), '203.0.113.7')
    if (typeof receipt === 'string' || !('id' in receipt)) throw new Error('The call was not booked')
    return { id: receipt.id, path: await pathOf(receipt.id) }
  }

  async function pathOf(id: string): Promise<string> {
    return new URL(await leads.links.urlOf((await leads.store.find(id)) as Booking)).pathname
  }

  const startOf = async (id: string) => ((await leads.store.find(id)) as Booking).form.start

  const post = (path: string, fields: Record<string, string>, more?: Partial<InjectOptions>) =>
    postForm(server, path, fields, more)

  const mailsTo = (address: string) => mailServer.received.filter(({ to }) => to.includes(address))
  const waitForMail = async (address: string, count: number) =>
    (await vi.waitUntil(() => mailsTo(address)[count - 1], { timeout: 20_000 })).content

  it('changes nothing on GET, HEAD and OPTIONS', async () => {
    const { id, path } = await book()
    const before = await leads.store.find(id)
    for (const below of ['', '/move', '/cancel', '/confirm']) {
      for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) await server.inject({ method, url: path + below })
    }
    expect(await leads.store.find(id)).toEqual(before)
  })

  it('cancels the call once, frees its slot and mails the visitor', async () => {
    const { id, path } = await book()
    await waitForMail(EMAIL, 1)
    const seen = free[0]!
    expect((await post(`${path}/cancel`, { seen })).statusCode).toBe(200)
    expect((await leads.intake.slots()).free).toContain(seen)
    expect(await waitForMail(EMAIL, 2)).toContain('method=CANCEL')
    expect(await leads.store.find(id)).toMatchObject({ cancelledAt: expect.any(String) as string })
    const again = [await post(`${path}/cancel`, { seen }), await post(`${path}/move`, { seen, start: free[3]! })]
    const { title } = fileIn(visitorLanguage, 'bookings').cancelled
    for (const { statusCode, body } of [...again, await server.inject(path)]) {
      expect([statusCode, body]).toEqual([200, expect.stringContaining(title)])
    }
    expect(await startOf(id)).toBe(seen)
  })

  it('moves the call only to a free time, and changes nothing if it was moved in the meantime', async () => {
    const { id, path } = await book()
    await book(free[1], 'caio@maritela.example')
    const page = await server.inject(`${path}/move`)
    expect(page.body).toContain(`value="${free[2]}"`)
    expect(page.body).not.toContain(`value="${free[1]}"`)
    const seen = free[0]!
    const invalid: [fields: Record<string, string>, status: number][] = [
      [{ seen }, 422],
      [{ seen, start: free[1]! }, 409],
      [{ seen, start: '2026-11-14T12:00:00Z' }, 409],
      [{ seen, start: "' OR 1=1" }, 409],
      [{ seen: free[5]!, start: free[2]! }, 409],
    ]
    for (const [fields, status] of invalid) {
      const { statusCode, body } = await post(`${path}/move`, fields)
      expect([fields, statusCode, body]).toEqual([fields, status, expect.stringContaining('role="alert"')])
      expect(await startOf(id)).toBe(free[0])
    }
    for (let times = 0; times < 2; times++) {
      expect((await post(`${path}/move`, { seen, start: free[2]! })).statusCode).toBe(200)
    }
    // The form was opened before the call was moved.
    expect((await post(`${path}/cancel`, { seen })).statusCode).toBe(409)
    expect(await leads.intake.booking(id)).toMatchObject({ moves: 1, form: { start: free[2] } })
    await waitForMail(EMAIL, 2)
  })

  it('limits how often a call can be moved', async () => {
    const { id, path } = await book()
    for (let times = 0; times <= MAX_MOVES; times++) {
      await post(`${path}/move`, { seen: await startOf(id), start: free[times + 1]! })
    }
    expect(await startOf(id)).toBe(free[MAX_MOVES])
    expect((await server.inject(path)).body).not.toContain('/move"')
  })

  it.each([
    ['once if many requests arrive at the same time', (index: number) => index + 1, 4 * MAX_MOVES, 1],
    ['once on a double click, and confirms it both times', () => 1, 2, 2],
  ])('moves the call %s', async (_, slotAt, count, confirmed) => {
    const { id, path } = await book()
    const starts = Array.from({ length: count }, (__, index) => free[slotAt(index)]!)
    const responses = await Promise.all(starts.map((start) => post(`${path}/move`, { seen: free[0]!, start })))
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)
    expect(statuses).toEqual([...Array(confirmed).fill(200), ...Array(count - confirmed).fill(409)])
    expect(await leads.store.find(id)).toMatchObject({ moves: 1 })
  })

  it('confirms a held call, and only then notifies the team', async () => {
    await open({ BOOKINGS_PER_DAY: '2', MAIL_TO: 'team@verdora.example' })
    await book(free[9], 'ana@tavelmo.example')
    const { id, path } = await book()
    expect(await waitForMail(EMAIL, 1)).not.toContain('text/calendar')
    expect((await server.inject(path)).body).toContain(`action="${path}/confirm"`)
    expect(mailsTo('team@verdora.example').filter(({ content }) => content.includes(`<${EMAIL}>`))).toEqual([])
    for (let times = 0; times < 2; times++) {
      expect((await post(`${path}/confirm`, { seen: free[0]! })).statusCode).toBe(200)
    }
    expect(await leads.store.find(id)).not.toHaveProperty('held')
    await waitForMail('team@verdora.example', 2)
    expect(await waitForMail(EMAIL, 2)).toContain('text/calendar')
  })

  // The rest is the same on both databases.
  if (database.settings.databaseUrl) return

  it('is sent by mail, and opens the call in the visitor’s language and time zone', async () => {
    const start = '2026-11-20T13:30:00Z'
    const { path } = await book(start)
    const mail = await waitForMail(EMAIL, 1)
    expect(mail.replaceAll('=\r\n', '')).toContain(`https://verdora.example${path}`)
    expect(path.startsWith(`${base}/`)).toBe(true)
    const { statusCode, body, headers } = await server.inject(path)
    expect([statusCode, body]).toEqual([200, expect.stringContaining(momentIn(timeZone, start, visitorLanguage))])
    for (const language of languages) expect(body).toContain(`href="${pathIn(language, path)}"`)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    })
    expect(body).not.toMatch(/<script|rafael|Heliovar/i)
  })

  it('shows the same page for expired, unknown and tampered links', async () => {
    const { id, path } = await book()
    const token = path.split('/').at(-1)!
    const other = (await pathOf((await book(free[1], 'caio@maritela.example')).id)).split('/').at(-1)!
    const at = (index: number, letter: string) => token.slice(0, index) + letter + token.slice(index + 1)
    const guessed = ['x', id, 'a'.repeat(64), '-'.repeat(64), "'%20OR%201=1", '..%2f..%2fetc%2fpasswd', at(5, '%2F')]
    const rewritten = [token.toLowerCase(), token.toUpperCase(), token.split('').toReversed().join('')]
    const tampered = [
      ...guessed,
      ...rewritten,
      ...[0, 10, 21, 30, 63].map((index) => at(index, token[index] === 'A' ? 'B' : 'A')),
      token.slice(0, 63),
      ...['A', '%20', '%00', '='].map((end) => token + end),
      // The id of one call with the signature of another, and vice versa.
      token.slice(0, 22) + other.slice(22),
      other.slice(0, 22) + token.slice(22),
      `${token.slice(0, 22)}${'A'.repeat(42)}`,
    ]
    const before = await leads.store.list('booking')
    now = Temporal.Instant.from(free[0]!)
    const expired = await server.inject(path)
    expect(expired.statusCode).toBe(404)
    for (const bad of tampered) {
      const read = await server.inject(`${base}/${bad}`)
      expect([bad, read.statusCode]).toEqual([bad, 404])
      if (!bad.includes('%')) expect(read.body).toBe(expired.body.replaceAll(`/call/${token}`, `/call/${bad}`))
      for (const below of ['cancel', 'move', 'confirm']) {
        const sent = await post(`${base}/${bad}/${below}`, { seen: free[0]!, start: free[5]! })
        expect([bad, sent.statusCode]).toEqual([bad, 404])
      }
    }
    expect(await leads.store.list('booking')).toEqual(before)
  })

  it('rejects cross-site forms, other content types and large bodies', async () => {
    const { id, path } = await book()
    const rejected: Partial<InjectOptions>[] = [
      { headers: { 'sec-fetch-site': 'cross-site' } },
      { headers: { origin: 'null' } },
      { headers: { 'content-type': 'application/json' }, payload: '{"seen":"x"}' },
      { payload: `seen=${'x'.repeat(2000)}` },
    ]
    for (const more of rejected) {
      const { statusCode, headers } = await post(`${path}/cancel`, { seen: free[0]! }, more)
      expect(statusCode, JSON.stringify(more)).toBeGreaterThanOrEqual(400)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
    }
    expect(await leads.intake.booking(id)).toBeDefined()
  })

  it('limits requests per network', async () => {
    await open({ REQUESTS_PER_MINUTE: '2' })
    const { path } = await book()
    const statuses: number[] = []
    for (let count = 0; count < 3; count++) statuses.push((await post(`${path}/move`, { seen: free[0]! })).statusCode)
    expect(statuses).toEqual([422, 422, 429])
    const reads = await Promise.all(Array.from({ length: 130 }, () => server.inject(path)))
    expect(reads.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0)
  })
}
