import { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnDatabases } from '../testing/on-databases.ts'
import { sampleLead } from '../testing/sample-leads.ts'
import { readCommand } from './command.ts'
import { exportAs, exportFormats } from './export.ts'
import { openStore } from './store/open.ts'
import type { Submission } from './store/submission.ts'

const jsonOf = (...batches: Submission[][]) => text(exportAs('json', Readable.from(batches)))
const csvOf = (...submissions: Submission[]) => text(exportAs('csv', Readable.from([submissions])))

/** Cells as read by a spreadsheet that separates by semicolons: quotes count only at the start of a cell. */
function semicolonCells(csv: string): string[] {
  return csv.split(/[;\r\n]+/).map((cell) => cell.replace(/^\s*"+/, ''))
}

const hostileReports = ['62 out of 100\n=1+1;x', 'x;=1+1;y', 'x;"=1+1;y', 'x;" "=1+1;y', 'x\n \n"@SUM(1);y']

it.each(hostileReports)('escapes %j for spreadsheets that separate by semicolons', async (report) => {
  for (const cell of semicolonCells(await csvOf(sampleLead({}, { report })))) {
    expect(cell).not.toMatch(/^[\s"]*[=+\-@]/)
  }
})

it('keeps a report unchanged in JSON, for several batches and for none', async () => {
  const report = '=HYPERLINK("https://evil.example")\n62 out of 100, "Repeatable"'
  const sample = (id: string) => sampleLead({ id }, { report })
  const output = await jsonOf([sample('1'), sample('2')], [sample('3')])
  expect(JSON.parse(output)).toMatchObject(['1', '2', '3'].map((id) => ({ id, report })))
  expect(output).toBe(JSON.stringify(JSON.parse(output), null, 2))
  expect(await jsonOf()).toBe('[]')
})

/** More than one batch, and several submissions per timestamp. */
const COUNT = 200

await describeOnDatabases('export', async ({ settings }) => {
  const store = await openStore(settings)
  let sizes: number[]

  beforeAll(async () => {
    for (let index = 0; index < COUNT; index++) {
      const receivedAt = new Date(Date.UTC(2026, 10, 16) + Math.floor(index / 7)).toISOString()
      await store.add(sampleLead({ receivedAt }), [])
    }
  })
  afterAll(() => store.close())

  async function* watchBatches(): AsyncGenerator<Submission[]> {
    sizes = []
    for await (const batch of store.batches()) {
      sizes.push(batch.length)
      yield batch
    }
  }

  it.each(exportFormats)('contains each submission once, in order, read in batches, as %s', async (format) => {
    const output = await text(exportAs(format, watchBatches()))
    const ids = [...output.matchAll(/[\da-f]{8}-[\da-f-]{27}/g)].map(([id]) => id)
    expect(ids).toEqual((await store.list()).map(({ id }) => id))
    expect(ids).toHaveLength(COUNT)
    expect(Math.max(...sizes)).toBe(25)
  })

  it('lets other work run between two batches', async () => {
    let turns = 0
    const others = setInterval(() => turns++, 0)
    let seen = 0
    for await (const _chunk of exportAs('csv', watchBatches())) {
      // An interval fires after a millisecond at the earliest.
      for (const end = performance.now() + 2; performance.now() < end;);
      seen = Math.max(seen, turns)
    }
    clearInterval(others)
    expect(seen).toBeGreaterThan(0)
  })

  it('waits for a slow reader, and stops when the reader disconnects', async () => {
    const disconnected = new Error('disconnected')
    let chunks = 0
    const slow = new Writable({
      highWaterMark: 1,
      write(_chunk, _encoding, done) {
        chunks++
        void setTimeout(20).then(() => done(chunks === 2 ? disconnected : null))
      },
    })
    const reading = Readable.from(exportAs('csv', watchBatches()), { objectMode: false, highWaterMark: 1 })
    await expect(pipeline(reading, slow)).rejects.toThrow(disconnected)
    expect(sizes.length).toBeLessThanOrEqual(chunks + 2)
    expect(sizes.length).toBeLessThan(COUNT / 25)
  })

  it('is printed in chunks by the CLI', async () => {
    for (const args of [['export'], ['export', '--format', 'json'], ['list']]) {
      const output = readCommand(args)(store, new Date())
      if ('then' in output) throw new Error(`"${args.join(' ')}" returns everything as one string`)
      expect((await Readable.from(output).toArray()).length).toBeGreaterThanOrEqual(COUNT / 25)
    }
  })
})
