import { expect, it } from 'vitest'
import {
  cardHeight,
  HEIGHT,
  heightInOrder,
  orderedLines,
  SOURCES,
  straightWay,
  tangle,
  tangledLine,
  TANGLE_WIDTH,
} from './tangle.ts'

const sources = Array.from({ length: SOURCES }, (_, source) => source)

it('has one line per source', () => {
  expect(tangle).toHaveLength(SOURCES)
  expect(() => tangledLine(SOURCES)).toThrow(`no source ${SOURCES}`)
})

it.each(sources)('connects source %i from the middle of its card to its position in the order', (source) => {
  const line = tangledLine(source)
  expect(line[0]).toEqual([0, cardHeight(source)])
  expect(line.at(-1)).toEqual([TANGLE_WIDTH, heightInOrder(source, SOURCES)])
})

it.each(sources)('keeps the line of source %i within the drawing', (source) => {
  for (const [x, y] of tangledLine(source)) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(TANGLE_WIDTH)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(HEIGHT)
  }
})

it.each(sources)('has both ends of the line of source %i on its straight line', (source) => {
  const { start, slope } = straightWay(source)
  for (const [x, y] of [tangledLine(source)[0], tangledLine(source).at(-1)].map((end) => end ?? [NaN, NaN]))
    expect(start + slope * x).toBeCloseTo(y)
  expect(tangle[source]?.line).toMatch(/^M0 0/)
})

it('continues where the tangle ends', () => {
  const heights = [...orderedLines(SOURCES, 64).matchAll(/M0 (\d+)h64/g)].map(([, y]) => Number(y))
  expect(heights).toEqual(sources.map((source) => heightInOrder(source, SOURCES)))
})
