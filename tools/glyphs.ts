/**
 * `npm run glyphs` draws two glyphs for Host Grotesk, a 1 without a foot and a hyphen that is shorter than
 * a dash, into a separate font, which the browser uses for these two characters. The 1 has the weight of the text.
 */

import { writeFileSync } from 'node:fs'

const EM = 1000
const ASCENT = 1015
const DESCENT = 315
const WEIGHT = 600
const REGULAR_WEIGHT = 400

/** The outline passes through `on` points; the others are control points. Clockwise. */
type Point = { x: number; y: number; on: boolean }
type Glyph = { code: number; width: number; outline: readonly Point[]; regular?: Pick<Glyph, 'width' | 'outline'> }

const on = (x: number, y: number): Point => ({ x, y, on: true })
const off = (x: number, y: number): Point => ({ x, y, on: false })

const hyphen: Glyph = { code: 0x2d, width: 330, outline: [on(42, 268), on(42, 354), on(288, 354), on(288, 268)] }

const one: Glyph = {
  code: 0x31,
  width: 448,
  outline: [
    on(246, 0),
    on(246, 520),
    on(60, 520),
    on(60, 608),
    on(126, 608),
    off(246, 610),
    on(246, 700),
    on(366, 700),
    on(366, 0),
  ],
  regular: {
    width: 490,
    outline: [
      on(278, 0),
      on(278, 541),
      on(84, 541),
      on(84, 617),
      on(160, 617),
      off(278, 619),
      on(278, 700),
      on(369, 700),
      on(369, 0),
    ],
  },
}

/** Sorted by code, as cmap requires. */
const glyphs = [hyphen, one]

/** Big-endian 16-bit numbers. A buffer keeps the lowest eight bits of each value. */
const shorts = (...numbers: number[]): Buffer => Buffer.from(numbers.flatMap((each) => [each >> 8, each]))

const longs = (...numbers: number[]): Buffer => shorts(...numbers.flatMap((each) => [each >> 16, each]))

const pad = (table: Buffer): Buffer => Buffer.concat([table, Buffer.alloc(-table.length & 3)])

/** Fields for a binary search in a table with rows of `size` bytes. */
function searchFields(count: number, size: number): number[] {
  const power = 2 ** Math.floor(Math.log2(count))
  return [power * size, Math.log2(power), (count - power) * size]
}

function boxOf(outline: readonly Point[]): [number, number, number, number] {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Each point is relative to the previous one. */
function encodeGlyph({ outline }: Glyph): Buffer {
  const steps = (axis: 'x' | 'y') => outline.map((point, index) => point[axis] - (outline[index - 1]?.[axis] ?? 0))
  const flags = Buffer.from(outline.map((point) => (point.on ? 1 : 0)))
  const head = shorts(1, ...boxOf(outline), outline.length - 1, 0)
  return pad(Buffer.concat([head, flags, shorts(...steps('x'), ...steps('y'))]))
}

/** cmap format 4, with one segment per character and the final 0xFFFF segment. */
function createCharacterMap(): Buffer {
  const codes = [...glyphs.map(({ code }) => code), 0xffff]
  const toGlyph = codes.map((code, index) => (index < glyphs.length ? index + 1 - code : 1))
  const table = [codes.length * 2, ...searchFields(codes.length, 2)]
  const body = shorts(...table, ...codes, 0, ...codes, ...toGlyph, ...codes.map(() => 0))
  return Buffer.concat([shorts(0, 1, 3, 1), longs(12), shorts(4, body.length + 6, 0), body])
}

/** The axis from the regular weight to `WEIGHT`, which is also the default. */
function createAxis(): Buffer {
  const [minimum, maximum] = [REGULAR_WEIGHT * 0x10000, WEIGHT * 0x10000]
  const header = shorts(1, 0, 16, 2, 1, 20, 0, 8)
  return Buffer.concat([header, Buffer.from('wght'), longs(minimum, maximum, maximum), shorts(0, 256)])
}

/** How far each point, and the width, is from its place in `WEIGHT` at the regular weight. */
function encodeVariation({ width, outline, regular }: Glyph): Buffer {
  if (!regular) return Buffer.alloc(0)
  const moves = outline.map((point, index) => ({
    x: regular.outline[index]!.x - point.x,
    y: regular.outline[index]!.y - point.y,
  }))
  // The last four points are the glyph's metrics; the second of them is its width.
  const xs = [...moves.map(({ x }) => x), 0, regular.width - width, 0, 0]
  const ys = [...moves.map(({ y }) => y), 0, 0, 0, 0]
  const runs = [xs, ys].map((deltas) => Buffer.concat([Buffer.from([0x40 | (deltas.length - 1)]), shorts(...deltas)]))
  const allPoints = Buffer.from([0])
  const data = Buffer.concat([allPoints, ...runs])
  // One tuple with its own peak, at the regular end of the axis (-1), and its own points.
  return Buffer.concat([shorts(1, 10, data.length, 0xa000, -0x4000), data, Buffer.alloc(data.length & 1)])
}

function createVariations(): Buffer {
  const variations = [Buffer.alloc(0), ...glyphs.map(encodeVariation)]
  const offsets = variations.map((_, index) => variations.slice(0, index).reduce((sum, { length }) => sum + length, 0))
  const data = Buffer.concat(variations)
  const start = 20 + (variations.length + 1) * 2
  const header = Buffer.concat([shorts(1, 0, 1, 0), longs(start), shorts(variations.length, 0), longs(start)])
  return Buffer.concat([header, shorts(...[...offsets, data.length].map((offset) => offset / 2)), data])
}

/** The tables that browsers require. */
function createTables(): Record<string, Buffer> {
  const shapes = [Buffer.alloc(0), ...glyphs.map(encodeGlyph)]
  const offsets = shapes.map((_, index) => shapes.slice(0, index).reduce((sum, { length }) => sum + length, 0))
  const all = Buffer.concat(shapes)
  const widest = Math.max(...glyphs.map(({ width }) => width))
  const count = glyphs.length + 1
  return {
    'OS/2': Buffer.concat([
      shorts(4, widest, WEIGHT, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0),
      Buffer.alloc(10),
      longs(1, 0, 0, 0),
      Buffer.from('NONE'),
      shorts(0x40, hyphen.code, one.code, ASCENT, -DESCENT, 0, ASCENT, DESCENT),
      longs(1, 0),
      shorts(530, 700, 0, 32, 0),
    ]),
    cmap: createCharacterMap(),
    fvar: createAxis(),
    glyf: all,
    gvar: createVariations(),
    head: Buffer.concat([
      longs(0x10000, 0x10000, 0, 0x5f0f3cf5),
      shorts(3, EM),
      Buffer.alloc(16),
      shorts(0, 0, widest, 700, 0, 8, 2, 0, 0),
    ]),
    hhea: Buffer.concat([shorts(1, 0, ASCENT, -DESCENT, 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, count)]),
    hmtx: shorts(EM / 2, 0, ...glyphs.flatMap(({ width, outline }) => [width, boxOf(outline)[0]])),
    loca: shorts(...[...offsets, all.length].map((offset) => offset / 2)),
    maxp: Buffer.concat([longs(0x10000), shorts(count, 16, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: shorts(0, 0, 6),
    post: Buffer.concat([longs(0x30000, 0), shorts(-75, 50), longs(0, 0, 0, 0, 0)]),
  }
}

function checksum(table: Buffer): number {
  const padded = pad(table)
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}

export function createFont(): Buffer {
  const entries = Object.entries(createTables())
  const head = [longs(0x10000), shorts(entries.length, ...searchFields(entries.length, 16))]
  const bodies: Buffer[] = []
  let at = 12 + entries.length * 16
  for (const [name, table] of entries) {
    head.push(Buffer.from(name), longs(checksum(table), at, table.length))
    bodies.push(pad(table))
    at += pad(table).length
  }
  return Buffer.concat([...head, ...bodies])
}

if (import.meta.main) writeFileSync('src/ui/glyphs.ttf', createFont())
