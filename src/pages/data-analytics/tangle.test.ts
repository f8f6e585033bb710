import { expect, it } from 'vitest'
import { cardHeight, HEIGHT, heightInOrder, SOURCES, straightWay, tangle, tangledLine, TANGLE_WIDTH } from './tangle.ts'

it.each([...tangle.keys()])('draws the line of source %i from its card to its position in the order', (source) => {
  const line = tangledLine(source)
  const end = heightInOrder(source, SOURCES)
  expect(line[0]).toEqual([0, cardHeight(source)])
  expect(line.at(-1)).toEqual([TANGLE_WIDTH, end])
  for (const [x, y] of line) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(TANGLE_WIDTH)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(HEIGHT)
  }
  const { start, slope } = straightWay(source)
  expect(start + slope * TANGLE_WIDTH).toBeCloseTo(end)
})
