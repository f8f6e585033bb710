import { afterEach, beforeEach, expect, it } from 'vitest'
import { readCommand, UsageError } from './command.ts'
import { openStore } from './store/open.ts'
import type { Store } from './store/store.ts'
import { startDatabase, type TestDatabase } from '../testing/databases.ts'
import { sampleBooking, sampleLead } from '../testing/samples.ts'

const NOW = new Date('2026-11-20T00:00:00Z')

let database: TestDatabase
let store: Store

beforeEach(async () => {
  database = (await startDatabase('SQLite')) as TestDatabase
  store = await openStore(database.settings)
})

afterEach(async () => {
  await store.close()
  await database.stop()
})

const run = (...words: string[]) => readCommand(words)(store, NOW)

it('lists what was received, all or of one kind', async () => {
  expect(await run('list')).toBe('Nothing was received yet.')
  await store.add(sampleLead(), [])
  await store.add(sampleBooking(), [])
  expect((await run('list')).split('\n')).toHaveLength(2)
  expect(await run('list', '--kind', 'booking')).toBe(
    '2026-11-16T12:00:00.000Z  booking  rafael@heliovar.example  Rafael T.  Heliovar  call at 2026-11-20T13:30:00Z',
  )
})

it('exports to CSV that no spreadsheet runs', async () => {
  await store.add(sampleLead({ id: '1' }, { company: '+SUM(A1), "Ltd"', firstName: 'Zoë' }), [])
  const [head, row] = (await run('export')).split('\r\n')
  expect(head).toMatch(/^\uFEFFid,kind,receivedAt,firstName,/)
  expect(row).toBe(
    `1,lead,2026-11-16T12:00:00.000Z,Zoë,P.,ana@tavelmo.example,"'+SUM(A1), ""Ltd""",51-200,support,,,en,/book-a-demo,newsletter,,,,,,true,`,
  )
})

it('leaves no formula for a spreadsheet that separates by semicolons', async () => {
  await store.add(sampleLead({}, { campaign: { utm_medium: "x;=cmd|'/C calc'!A0;y" } }), [])
  expect(await run('export')).toContain("x;'=cmd")
})

it('exports to JSON', async () => {
  await store.add(sampleBooking(), [])
  expect(JSON.parse(await run('export', '--format', 'json'))).toMatchObject([
    { kind: 'booking', email: 'rafael@heliovar.example', start: '2026-11-20T13:30:00Z' },
  ])
})

it('shows parked deliveries and delivers them again', async () => {
  await store.add(sampleLead(), ['webhook', 'team-mail'])
  const [delivery] = await store.takeDue('webhook', NOW.toISOString(), NOW.toISOString(), 1)
  await store.settle(delivery!, { state: 'parked', error: 'answered 500' })
  const shown = await run('parked')
  expect(shown).toContain(`${delivery!.id}  webhook  lead of ana@tavelmo.example`)
  expect(shown).toContain('answered 500\n1 parked, 1 still to be delivered.')
  expect(await run('retry', delivery!.id)).toBe('1 deliveries are due again.')
  expect(await run('parked')).toBe('0 parked, 2 still to be delivered.')
})

it('cancels a call, whose time is free again', async () => {
  const booking = sampleBooking()
  await store.add(booking, ['webhook'])
  expect(await run('cancel', booking.id)).toBe('1 submissions were deleted.')
  expect(await store.takenSlots('2026', '2027')).toEqual([])
})

it('erases a person and purges by age', async () => {
  await store.add(sampleLead(), [])
  await store.add(sampleBooking({ receivedAt: '2025-11-01T00:00:00.000Z' }), [])
  expect(await run('erase', 'ANA@tavelmo.example')).toBe('1 submissions were deleted.')
  expect(await run('purge', '--older-than', '365')).toBe('1 submissions were deleted.')
  expect(await run('list')).toBe('Nothing was received yet.')
})

it.each([
  [[]],
  [['drop']],
  [['list', '--kind', 'all']],
  [['export', '--format', 'xml']],
  [['erase']],
  [['erase', 'a@b.example', 'c@d.example']],
  [['purge']],
  [['purge', '--older-than', '0']],
  [['list', '--now']],
])('explains itself when asked for %j', (words) => {
  expect(() => readCommand(words)).toThrow(UsageError)
})
