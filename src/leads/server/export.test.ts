import { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestDatabase } from '../testing/databases.ts'
import { onDatabases } from '../testing/on-databases.ts'
import { sampleLead } from '../testing/samples.ts'
import { readCommand } from './command.ts'
import { exportAs, exportFormats } from './export.ts'
import { openStore } from './store/open.ts'
import type { Store, Submission } from './store/store.ts'

const jsonOf = (...portions: Submission[][]) => text(exportAs('json', Readable.from(portions)))
const csvOf = (...submissions: Submission[]) => text(exportAs('csv', Readable.from([submissions])))

const report = '=HYPERLINK("https://evil.example")\n62 out of 100, "Repeatable"\nData: 40'

it('keeps a report of several lines in one cell, and runs nothing that is in it', async () => {
  const csv = await csvOf(sampleLead({}, { report }), sampleLead())
  expect(csv.split('\r\n')).toHaveLength(3)
  expect(csv.split('\r\n')[1]).toMatch(
    /,"'=HYPERLINK\(""https:\/\/evil\.example""\)\n62 out of 100, ""Repeatable""\nData: 40"$/,
  )
})

/** Cells as read by a spreadsheet that separates by semicolons: quotes count only at the start of a cell. */
function semicolonCells(csv: string): string[] {
  return csv.split(/[;\r\n]+/).map((cell) => cell.replace(/^\s*"+/, ''))
}

it.each(['62 out of 100\n=1+1;x', 'x;=1+1;y', 'x;"=1+1;y', 'x;" "=1+1;y', 'x\n \n"@SUM(1);y'])(
  'runs nothing of %j where semicolons separate',
  async (hostile) => {
    for (const cell of semicolonCells(await csvOf(sampleLead({}, { report: hostile })))) {
      expect(cell).not.toMatch(/^[\s"]*[=+\-@]/)
    }
  },
)

it('keeps a report as it is in JSON, also over several portions and in none', async () => {
  const [one, two, three] = ['1', '2', '3'].map((id) => sampleLead({ id }, { report })) as [
    Submission,
    Submission,
    Submission,
  ]
  const whole = await jsonOf([one, two], [three])
  expect(JSON.parse(whole)).toMatchObject([one, two, three].map(({ id }) => ({ id, report })))
  expect(whole).toBe(JSON.stringify(JSON.parse(whole), null, 2))
  expect(await jsonOf()).toBe('[]')
})

await onDatabases('an export', testExport)

/** More than one batch, and several submissions per timestamp. */
const COUNT = 450

function testExport({ settings }: TestDatabase): void {
  let store: Store
  let sizes: number[]

  beforeAll(async () => {
    store = await openStore(settings)
    for (let index = 0; index < COUNT; index++) {
      const receivedAt = new Date(Date.UTC(2026, 10, 16) + Math.floor(index / 7)).toISOString()
      await store.add(sampleLead({ receivedAt }), [])
    }
  })
  afterAll(() => store.close())

  function watched(): AsyncIterable<Submission[]> {
    sizes = []
    const portions = store.portions()
    return (async function* () {
      for await (const portion of portions) {
        sizes.push(portion.length)
        yield portion
      }
    })()
  }

  it.each(exportFormats)('has each submission once, in order, as %s', async (format) => {
    const whole = await text(exportAs(format, watched()))
    const ids = [...whole.matchAll(/[\da-f]{8}-[\da-f-]{27}/g)].map(([id]) => id)
    expect(ids).toEqual((await store.list()).map(({ id }) => id))
    expect(new Set(ids).size).toBe(COUNT)
  })

  it('holds a portion at a time', async () => {
    for await (const piece of exportAs('csv', watched())) expect(piece.split('\r\n').length).toBeLessThanOrEqual(26)
    expect(Math.max(...sizes)).toBe(25)
    expect(sizes.reduce((one, other) => one + other)).toBe(COUNT)
  })

  it('answers others between two portions', async () => {
    let turns = 0
    const others = setInterval(() => turns++, 0)
    let seen = 0
    for await (const _piece of exportAs('csv', watched())) {
      // An interval fires after a millisecond at the earliest.
      for (const end = performance.now() + 2; performance.now() < end;);
      seen = Math.max(seen, turns)
    }
    clearInterval(others)
    expect(seen).toBeGreaterThan(0)
  })

  it('waits for a reader who is slow, and stops reading when they leave', async () => {
    const left = new Error('left')
    let pieces = 0
    const slow = new Writable({
      highWaterMark: 1,
      write(_piece, _encoding, done) {
        pieces++
        void setTimeout(20).then(() => done(pieces === 2 ? left : null))
      },
    })
    const reading = Readable.from(exportAs('csv', watched()), { objectMode: false, highWaterMark: 1 })
    await expect(pipeline(reading, slow)).rejects.toThrow(left)
    expect(sizes.length).toBeLessThanOrEqual(pieces + 2)
    expect(sizes.length).toBeLessThan(COUNT / 25)
  })

  it('is printed in pieces by the command line', async () => {
    for (const words of [['export'], ['export', '--format', 'json'], ['list']]) {
      const output = readCommand(words)(store, new Date())
      if ('then' in output) throw new Error(`"${words.join(' ')}" makes one text of everything`)
      const pieces: string[] = []
      for await (const piece of output) pieces.push(piece)
      expect(pieces.length).toBeGreaterThanOrEqual(COUNT / 25)
    }
  })
}
