import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import { describeOnStore } from '../testing/on-databases.ts'
import { sampleBooking, sampleLead } from '../testing/sample-leads.ts'
import { readCommand, UsageError } from './command.ts'
import { openStore } from './store/open.ts'
import type { Store } from './store/store.ts'

const NOW = new Date('2026-11-20T00:00:00Z')

await describeOnStore('SQLite', 'leads CLI', (store, database) => {
  async function run(...args: string[]): Promise<string> {
    const output = readCommand(args)(store, NOW)
    return 'then' in output ? output : textOf(output)
  }

  it('lists submissions, all or of one kind', async () => {
    expect(await run('list')).toBe('Nothing has been received yet.')
    await store.add(sampleLead(), [])
    await store.add(sampleBooking(), [])
    expect((await run('list')).split('\n')).toHaveLength(2)
    expect(await run('list', '--kind', 'booking')).toBe(
      '2026-11-16T12:00:00.000Z  booking  rafael@heliovar.example  Rafael T.  Heliovar  call at 2026-11-20T13:30:00Z',
    )
  })

  it('exports to CSV with formulas escaped, and a report in one cell', async () => {
    const report = '=HYPERLINK("https://evil.example")\n62 out of 100\nData: 40'
    await store.add(
      sampleLead({ id: '1' }, { company: '+SUM(A1), "Ltd"', firstName: 'Zoë', phone: '+1 555 0142', report }),
      [],
    )
    const [head, row] = (await run('export')).split('\r\n')
    expect(head).toMatch(/^\uFEFFid,kind,receivedAt,firstName,/)
    expect(row).toBe(
      `1,lead,2026-11-16T12:00:00.000Z,Zoë,P.,ana@tavelmo.example,'+1 555 0142,"'+SUM(A1), ""Ltd""",51-200,support,,,,en,/book-a-demo,newsletter,,,,,,,,true,"'=HYPERLINK(""https://evil.example"")\n62 out of 100\nData: 40"`,
    )
  })

  it('lists dead letters and failing deliveries with the reason, and retries dead letters', async () => {
    await store.add(sampleLead(), ['webhook', 'team-mail'])
    const [webhook] = await store.takeDue('webhook', NOW.toISOString(), NOW.toISOString(), 1)
    const [mail] = await store.takeDue('team-mail', NOW.toISOString(), NOW.toISOString(), 1)
    expect(await run('dead-letters')).toBe('0 dead-lettered, 2 waiting.')
    await store.complete(webhook!, { state: 'parked', error: 'answered 500' })
    await store.complete(mail!, { state: 'waiting', dueAt: '2026-11-20T00:00:05.000Z', error: 'timed out' })
    const lead = 'lead of ana@tavelmo.example, 2026-11-16T12:00:00.000Z  1 attempt'
    expect((await run('dead-letters')).split('\n')).toEqual([
      `${webhook!.id}  webhook  ${lead}  dead-lettered  answered 500`,
      `${mail!.id}  team-mail  ${lead}  next at 2026-11-20T00:00:05.000Z  timed out`,
      '1 dead-lettered, 1 waiting, 1 of them after a failure.',
    ])
    expect(await run('retry', webhook!.id)).toBe('Retrying 1 delivery.')
    expect(await run('dead-letters')).toContain('0 dead-lettered, 2 waiting')
  })

  const remainingIds = async () => (await store.list('booking')).map(({ id }) => id)

  describe('cancels many calls', () => {
    const starts = ['2026-11-23T12:00:00Z', '2026-11-24T12:00:00Z', '2026-11-25T12:00:00Z']

    beforeEach(async () => {
      await store.add(sampleLead({}, { email: 'one@heliovar.example' }), [])
      for (const [index, start] of starts.entries()) {
        const email = index < 2 ? 'one+more@heliovar.example' : 'two@heliovar.example'
        const receivedAt = `2026-11-16T12:0${index}:00.000Z`
        await store.add(sampleBooking({ id: `${index}`, receivedAt }, { start, email }), [])
      }
    })

    it('by their ids', async () => {
      expect(await run('cancel', '0', '2', 'nobody')).toBe('Deleted 2 submissions.')
      expect(await remainingIds()).toEqual(['1'])
      expect(await store.takenSlots('2026', '2027', '2026')).toEqual([starts[1]])
    })

    it.each([
      ['--email ONE@heliovar.example', ['2']],
      ['--from 2026-11-24', ['0']],
      ['--to 2026-11-24', ['2']],
      ['--from 2026-11-24T12:00Z --to 2026-11-25T12:00:00Z', ['0', '2']],
      ['--since 2026-11-16T12:01Z --email one@heliovar.example', ['0', '2']],
    ])('by %s, only with --yes', async (options, others) => {
      const args = options.split(' ')
      const output = await run('cancel', ...args)
      expect(output.split('\n')).toHaveLength(3 - others.length + 1)
      expect(output).toContain(`Found ${3 - others.length} booking`)
      expect(await remainingIds()).toHaveLength(3)
      expect(await run('cancel', ...args, '--yes')).toContain(`Deleted ${3 - others.length} booking`)
      expect(await remainingIds()).toEqual(others)
      expect(await store.list('lead')).toHaveLength(1)
    })
  })

  it('shows which calls are canceled or held', async () => {
    const cancelled = sampleBooking()
    const held = sampleBooking({}, { start: '2026-11-23T12:00:00Z', email: 'a@b.example' })
    const until = '2026-11-20T00:30:00.000Z'
    await store.add(cancelled, [])
    await store.cancel(cancelled.id, '2026-11-17T00:00:00.000Z', [])
    const limits = [{ name: 'any', until, max: 1, softLimit: 0 }]
    await store.add(held, [], { limits, hold: { until, to: [], nearLimits: true } })
    const listed = await run('list')
    expect(listed).toContain('call at 2026-11-20T13:30:00Z, canceled at 2026-11-17T00:00:00.000Z')
    expect(listed).toContain(`call at 2026-11-23T12:00:00Z, held until ${until}`)
    const exported = JSON.parse(await run('export', '--format', 'json')) as unknown[]
    for (const state of ['cancelled', 'held']) expect(exported).toContainEqual(expect.objectContaining({ state }))
  })

  it('erases a person, states where copies may remain on each database, and purges by age', async () => {
    const postgres = { kind: 'PostgreSQL', erase: async () => ({ count: 1, gone: true }) } as unknown as Store
    const output = await readCommand(['erase', 'ana@tavelmo.example'])(postgres, NOW)
    for (const location of ['write-ahead log', 'replicas', 'backups', 'webhook']) expect(output).toContain(location)
    await store.add(sampleLead(), [])
    await store.add(sampleBooking({ receivedAt: '2025-11-01T00:00:00.000Z' }, { start: '2025-11-10T12:00:00Z' }), [])
    expect(await run('erase', 'ANA@tavelmo.example')).toMatch(/^Deleted 1 submission\.[^]*backups, emails .*webhooks/)
    expect(await run('purge', '--older-than', '365')).toBe('Deleted 1 submission.')
    expect(await run('list')).toBe('Nothing has been received yet.')
  })

  const pathBeside = (name: string) => join(dirname(database.settings.databaseFile), name)

  it('backs up during writes, and restores into a database in use and into a new one', async () => {
    const [lead, booking] = [sampleLead(), sampleBooking()]
    await store.add(lead, ['webhook'])
    await store.add(booking, [])
    const copy = pathBeside('copies/monday.sqlite')
    const server = await openStore(database.settings)
    const writing = Promise.all(Array.from({ length: 50 }, () => server.add(sampleLead(), ['webhook', 'team-mail'])))
    const saved = Number(/\d+/.exec(await run('backup', copy))?.[0])
    await writing
    expect(saved).toBeGreaterThanOrEqual(2)
    // A single file that only its owner can read.
    expect(readdirSync(dirname(copy))).toEqual(['monday.sqlite'])
    if (process.platform !== 'win32') expect(statSync(copy).mode & 0o777).toBe(0o600)

    await store.erase(lead.form.email)
    await run('restore', copy, '--overwrite')
    const fresh = await openStore({ ...database.settings, databaseFile: pathBeside('fresh/leads.sqlite') })
    await readCommand(['restore', copy])(fresh, NOW)
    for (const restored of [server, fresh]) {
      const submissions = await restored.list()
      expect(submissions).toHaveLength(saved)
      expect(submissions).toEqual(expect.arrayContaining([lead, booking]))
      expect(await restored.countWaiting()).toBeGreaterThan(0)
      await restored.close()
    }
  })

  it('overwrites neither a backup nor submissions without --overwrite', async () => {
    await store.add(sampleLead(), [])
    const copy = pathBeside('kept.sqlite')
    await run('backup', copy)
    await store.add(sampleLead(), [])
    await expect(run('backup', copy)).rejects.toThrow('--overwrite')
    await expect(run('restore', copy)).rejects.toThrow('holds 2 submissions')
    expect(await store.list()).toHaveLength(2)
    expect(await run('backup', copy, '--overwrite')).toBe(`Saved 2 submissions to ${copy}.`)
  })

  it('restores only a valid backup, and otherwise keeps the data', async () => {
    await store.add(sampleLead(), [])
    const [text, own] = [pathBeside('letter.txt'), database.settings.databaseFile]
    writeFileSync(text, 'Dear visitors, '.repeat(1000))
    for (const file of [text, own, pathBeside('nowhere.sqlite')]) {
      await expect(run('restore', file, '--overwrite'), file).rejects.toThrow(file)
    }
    await expect(run('backup', own, '--overwrite')).rejects.toThrow('the database itself')
    expect(await store.list()).toHaveLength(1)
    expect(existsSync(pathBeside('nowhere.sqlite'))).toBe(false)
  })

  it('refers to pg_dump and pg_restore for PostgreSQL, without showing the password', async () => {
    const elsewhere = await openStore({ ...database.settings, databaseUrl: 'postgres://leads:hush@127.0.0.1:9/leads' })
    const attempt = (command: string) => readCommand([command, 'monday.dump'])(elsewhere, NOW)
    await expect(attempt('backup')).rejects.toThrow(/^(?!.*hush).*pg_dump .*--file='monday\.dump' "\$DATABASE_URL"/)
    await expect(attempt('restore')).rejects.toThrow(
      /^(?!.*hush).*pg_restore .*--dbname="\$DATABASE_URL" 'monday\.dump'/,
    )
    await elsewhere.close()
  })
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
  [['cancel']],
  [['cancel', '1', '--email', 'a@b.example']],
  [['cancel', '--from', 'yesterday']],
  [['cancel', '--to', '2026-13-01']],
  [['backup']],
  [['restore', 'one', 'two']],
])('rejects the arguments %j', (args) => {
  expect(() => readCommand(args)).toThrow(UsageError)
})
