import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { readSettings } from '#site/settings.ts'
import { openTestDatabase } from '../../testing/on-databases.ts'
import { sampleBooking, sampleLead } from '../../testing/sample-leads.ts'
import { createMailIdentity } from '../mail-identity.ts'
import { readLeadsSettings, type LeadsSettings } from '../settings.ts'
import { openStore } from '../store/open.ts'
import { findDueDigest, startDigestWorker } from './digest.ts'
import type { Mail } from './mail.ts'

const SAO_PAULO = 'America/Sao_Paulo'
const identity = createMailIdentity(readSettings({}), 'public', readLeadsSettings({ TEAM_TIME_ZONE: SAO_PAULO }))

const database = await openTestDatabase()
let settings: LeadsSettings
let sent: { id: string; mail: Mail }[]
let isMailDown: boolean
let now: Temporal.Instant

beforeEach(() => {
  settings = { ...database.settings, databaseFile: `${database.settings.databaseFile}-${crypto.randomUUID()}` }
  sent = []
  isMailDown = false
})

async function send(id: string, mail: Mail): Promise<void> {
  if (isMailDown) throw new Error('no mail today')
  sent.push({ id, mail })
}

/** 08:00 in São Paulo is 11:00 in UTC. */
async function startInstance() {
  const store = await openStore(settings)
  const mailing = { to: 'team@verdora.example', send }
  const options = { store, identity, at: '08:00', mailing, now: () => now, pollIntervalMs: 3_600_000 }
  const worker = startDigestWorker(options)
  onTestFinished(async () => {
    await worker.stop()
    await store.close()
  })
  await worker.poll()
  return { store, worker }
}

async function seed(count: number): Promise<void> {
  const store = await openStore(settings)
  for (let each = 0; each < count; each++) await store.add(sampleLead({ receivedAt: '2026-11-20T08:00:00.000Z' }), [])
  await store.close()
}

const at = (time: string) => (now = Temporal.Instant.from(time))
const texts = () => sent.map(({ mail }) => mail.text)

it.each([
  ['2026-11-20T10:59:00Z', SAO_PAULO, '2026-11-19', '2026-11-19T11:00:00.000Z'],
  ['2026-11-20T11:00:00Z', SAO_PAULO, '2026-11-20', '2026-11-20T11:00:00.000Z'],
  // Clocks go forward on this day, so it is an hour shorter.
  ['2026-03-08T12:59:00Z', 'America/Chicago', '2026-03-07', '2026-03-07T14:00:00.000Z'],
  ['2026-03-08T13:00:00Z', 'America/Chicago', '2026-03-08', '2026-03-08T13:00:00.000Z'],
])('is due at DIGEST_AT in the team’s time zone: %s in %s', (moment, timeZone, day, until) => {
  expect(findDueDigest(at(moment), '08:00', timeZone)).toEqual({ day, until })
})

it('lists new submissions, upcoming calls and failed deliveries', async () => {
  at('2026-11-19T12:00:00Z')
  const { store, worker } = await startInstance()
  await store.add(sampleLead({ receivedAt: '2026-11-19T13:00:00.000Z' }), ['webhook'])
  const [delivery] = await store.takeDue('webhook', '2026-11-20', '2026-11-20', 1)
  await store.complete(delivery!, { state: 'parked', error: 'answered 500 not today' })
  // Over by 08:00, tomorrow, and the day after tomorrow.
  const starts = { Bia: '2026-11-20T10:00:00Z', Caio: '2026-11-21T13:30:00Z', Davi: '2026-11-22T13:30:00Z' }
  for (const [firstName, start] of Object.entries(starts)) {
    const form = { firstName, email: `${firstName}@heliovar.example`, start }
    await store.add(sampleBooking({ receivedAt: '2026-11-01T12:00:00.000Z' }, form), [])
  }
  await store.add(sampleLead({ receivedAt: '2026-11-20T11:00:00.000Z' }, { firstName: 'Later' }), [])
  // There was nothing to report yet.
  expect(sent).toEqual([])

  at('2026-11-20T11:00:00Z')
  await worker.poll()
  const mail = { to: 'team@verdora.example', subject: 'Leads and calls at Verdora: Friday, November 20' }
  expect(sent).toMatchObject([{ id: 'digest-2026-11-20', mail }])
  const [text = ''] = texts()
  expect(text).toContain('New leads: 1\n- Ana P., Tavelmo, ana@tavelmo.example, ')
  expect(text).toContain('today and tomorrow: 1\n- Saturday, November 21 at 10:30')
  expect(text).toContain('Not delivered so far: 1\n- Webhook, 1: answered 500 not today')
  expect(text).toContain('São Paulo (GMT-3)')
  expect(text).not.toMatch(/Bia|Davi|Later|\[\w+\]|undefined/)

  at('2026-11-21T11:00:00Z')
  await worker.poll()
  expect(texts()[1]).toContain('New leads: 1\n- Later P.')
})

it('sends the digest once a day, with two instances and after a restart', async () => {
  at('2026-11-20T11:30:00Z')
  await seed(1)
  const [one, other] = await Promise.all([startInstance(), startInstance()])
  for (const { worker } of [one, other, one]) await worker.poll()
  await one.worker.stop()
  at('2026-11-20T23:00:00Z')
  await startInstance()
  expect(sent).toHaveLength(1)
})

it('sends one late digest after days of downtime, covering all of them', async () => {
  at('2026-11-17T11:00:00Z')
  const { store, worker } = await startInstance()
  await worker.stop()
  for (const [day, firstName] of Object.entries({ 17: 'Tue', 18: 'Wed', 19: 'Thu' })) {
    await store.add(sampleLead({ receivedAt: `2026-11-${day}T15:00:00.000Z` }, { firstName }), [])
  }
  at('2026-11-20T17:45:00Z')
  await startInstance()
  expect(sent).toHaveLength(1)
  expect(texts()[0]).toMatch(/New leads: 3\n- Tue .+\n- Wed .+\n- Thu /)
})

it('retries when the mail server is back, and logs the failure once', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  isMailDown = true
  at('2026-11-20T11:30:00Z')
  const { store, worker } = await startInstance()
  await store.add(sampleLead({ receivedAt: '2026-11-21T08:00:00.000Z' }), [])
  for (let minute = 10; minute < 40; minute++) {
    at(`2026-11-21T11:${minute}:00Z`)
    await worker.poll()
  }
  expect(logged.mock.calls).toEqual([['The daily digest could not be sent and will be retried (no mail today)']])
  isMailDown = false
  at('2026-11-21T11:45:00Z')
  await worker.poll()
  await worker.poll()
  expect(sent.map(({ id }) => id)).toEqual(['digest-2026-11-21'])
})

it('truncates a long list and states how many entries are missing', async () => {
  at('2026-11-20T11:30:00Z')
  await seed(60)
  await startInstance()
  expect(texts()[0]).toContain('New leads: 60')
  expect(texts()[0]?.endsWith('\n- and 10 more')).toBe(true)
})
