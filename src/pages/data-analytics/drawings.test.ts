import { expect, it } from 'vitest'
import type { Language } from '#site/languages.ts'
import { hasPortuguese, PT } from '#site/testing/portuguese.ts'
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

const timesIn = (language: Language) => [...nightReadings, 1, alarmReading].map((reading) => timeOf(reading, language))

it('has times on both sides of midnight', () => {
  expect(always.join(' ')).toBe('A1 B1 C1 D1 A2 B2 C2 D2 A8 B8 C8 D8')
})
