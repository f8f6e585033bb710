import { expect, it } from 'vitest'
import {
  alarmReading,
  bounds,
  course,
  DEMAND,
  demandChart,
  modelOutlets,
  nightReadings,
  runAbove,
  timeOf,
} from './charts.ts'
import { area, smoothLine, straightLine } from './paths.ts'
import { demand, stockForecastError, stockItems } from './sample-data.ts'
import { sheetCells } from './SpreadsheetSection.tsx'
import { cardHeight, HEIGHT, heightInOrder, SOURCES, straightWay, tangle, tangledLine, TANGLE_WIDTH } from './tangle.ts'

it('places values one step apart, with higher values further up, and adds and subtracts errors', () => {
  const scale = { from: 5, step: 20, zero: 100, unit: 2 }
  expect(course([0, 10], scale).join(' ')).toBe('5,100 25,80')
  const [upper, lower] = bounds([10, 20], [1, 2], scale)
  expect([upper.join(' '), lower.join(' ')]).toEqual(['5,78 25,56', '5,82 25,64'])
})

it('finds the run above a limit, with one more value on each side', () => {
  expect(runAbove([1, 1, 5, 6, 1, 1], 2)).toEqual({ from: 1, to: 5 })
  expect(runAbove([1, 5, 6], 2)).toEqual({ from: 0, to: 3 })
})

it('has an error for every forecast, which starts from the last order', () => {
  expect(demand.expected).toHaveLength(demand.orders.length)
  expect(demand.expectedError).toHaveLength(demand.orders.length)
  expect(demand.forecastError).toHaveLength(demand.forecast.length)
  expect(demand.forecast[0]).toBe(demand.orders.at(-1))
  for (const { forecast } of stockItems) expect(forecast).toHaveLength(stockForecastError.length)
})

it('continues the lines of the model in the chart', () => {
  const ends = [...modelOutlets.matchAll(/ (\d+)(?=M|$)/g)].map(([, y]) => Number(y) - HEIGHT / 2)
  const starts = [...`${demandChart.range}${demandChart.orders}`.matchAll(/M0 (\d+)/g)]
  // Dashboard.module.css puts the height of the middle line, 6.5rem, at half the height of the panel.
  const heights = starts.map(([, y]) => Number(y) - 6.5 * 16)
  expect(heights.toSorted((a, b) => a - b)).toEqual(ends)
  expect(DEMAND.height).toBe(14 * 16)
})

it('has times on both sides of midnight', () => {
  const times = [...nightReadings, 1, alarmReading].map((reading) => timeOf(reading, 'en'))
  expect(times).toEqual(['8 p.m.', '12 a.m.', '4 a.m.', '8 a.m.', '8:15 p.m.', '3:15 a.m.'])
})

it.each([
  ['flat between level points', '0,10 30,10 60,10', 'M0 10s20 0 30 0s25 0 30 0'],
  // The neighbors of (30, 30) are (0, 0) and (60, 30): the line arrives from a sixth of that distance before.
  ['in the direction of the neighbors at each point', '0,0 30,30 60,30', 'M0 0s20 25 30 30s25 0 30 0'],
])('draws a smooth line %s', (_, points, path) => {
  expect(smoothLine(parse(points))).toBe(path)
})

it('writes straight lines in integer steps, with minimal separators', () => {
  expect(straightLine(parse('2,32.2 10,29.8 18,31'))).toBe('m2 32 8-2 8 1')
})

it('does not accumulate rounding errors', () => {
  const points = Array.from({ length: 50 }, (_, index) => [index * 12.5, 0] as const)
  const steps = straightLine(points).matchAll(/(\d+) 0/g)
  expect([...steps].reduce((x, [, step]) => x + Number(step), 0)).toBe(Math.round(49 * 12.5))
})

it('closes an area backwards along its lower edge', () => {
  expect(area(parse('0,0 10,0'), parse('0,5 10,5'))).toBe('m0 0 10 0 0 5-10 0z')
})

function parse(points: string): [number, number][] {
  return points.split(' ').map((point) => point.split(',').map(Number) as [number, number])
}

it.each([...tangle.keys()])('draws the line of source %i from its card to its position in the order', (source) => {
  const line = tangledLine(source)
  const end = heightInOrder(source, SOURCES)
  expect(line[0]).toEqual([0, cardHeight(source)])
  expect(line.at(-1)).toEqual([TANGLE_WIDTH, end])
  expect(line.filter(([x, y]) => x < 0 || x > TANGLE_WIDTH || y <= 0 || y >= HEIGHT)).toEqual([])
  const { start, slope } = straightWay(source)
  expect(start + slope * TANGLE_WIDTH).toBeCloseTo(end)
})

const cells = sheetCells({ A1: 'Customer', D2: '#N/A' })
const cell = (at: string) => cells.find((each) => each.at === at)

it('has nine columns and eight rows with headers, without the selection, and marks errors and doubtful cells', () => {
  expect(cells).toHaveLength(10 * 9 - 5 * 5)
  expect(['B3', 'F7', 'A3', 'G7'].map((at) => cell(at) !== undefined)).toEqual([false, false, true, true])
  expect(cell('D2')).toMatchObject({ text: '#N/A', kind: 'error' })
  expect(cell('D1')).toMatchObject({ text: '', kind: 'doubtful' })
  expect(cell('A1')).toMatchObject({ text: 'Customer', kind: undefined })
})

it('keeps four columns above and below the selection on narrow screens', () => {
  const always = cells.filter(({ room, kind }) => !room && kind !== 'head').map(({ at }) => at)
  expect(always.join(' ')).toBe('A1 B1 C1 D1 A2 B2 C2 D2 A8 B8 C8 D8')
})
