import { describe, expect, it } from 'vitest'
import { textsIn } from '#i18n/testing/texts-in.ts'
import type { Language } from '#site/languages.ts'
import { englishAndPortuguese, hasPortuguese, PT } from '#site/testing/portuguese.ts'
import {
  alarmReading,
  course,
  DEMAND,
  demandChart,
  demandEntry,
  modelBars,
  modelOutlets,
  nightReadings,
  runAbove,
  isRunningShort,
  addErrors,
  timeOf,
} from './charts.ts'
import { coldRoom, demand, modelQuarters, stockForecastError, stockItems } from './sample-data.ts'
import { HEIGHT } from './tangle.ts'

it('places values one step apart, with higher values further up', () => {
  expect(course([0, 10], { from: 5, step: 20, zero: 100, unit: 2 })).toEqual([
    [5, 100],
    [25, 80],
  ])
})

it('adds and subtracts an error', () => {
  expect(addErrors([10, 20], [1, 2], 1)).toEqual([11, 22])
  expect(addErrors([10, 20], [1, 2], -1)).toEqual([9, 18])
})

it('finds the run above a limit, with one more value on each side', () => {
  expect(runAbove([1, 1, 5, 6, 1, 1], 2)).toEqual({ from: 1, to: 5 })
  expect(runAbove([1, 5, 6], 2)).toEqual({ from: 0, to: 3 })
})

describe('the demand', () => {
  it('has a value for every half week, and the forecast starts from the last one', () => {
    expect(demand.expected).toHaveLength(demand.orders.length)
    expect(demand.expectedError).toHaveLength(demand.orders.length)
    expect(demand.forecastError).toHaveLength(demand.forecast.length)
    expect(demand.forecast[0]).toBe(demand.orders.at(-1))
    // Weeks 30 to 42, two points each.
    expect(demand.orders.length + demand.forecast.length - 2).toBe(12 * 2)
  })

  it('stays within the expected range', () => {
    for (const [index, orders] of demand.orders.entries()) {
      expect(Math.abs(orders - demand.expected[index]!)).toBeLessThanOrEqual(demand.expectedError[index]!)
    }
  })

  it('continues the lines of the model', () => {
    const ends = [...modelOutlets.matchAll(/ (\d+)(?=M|$)/g)].map(([, y]) => Number(y) - HEIGHT / 2)
    const starts = [demandChart.range, demandChart.orders].flatMap((path) =>
      [...path.matchAll(/M0 (\d+)/g)].map(([, y]) => Number(y) - demandEntry),
    )
    expect(starts.toSorted((a, b) => a - b)).toEqual(ends)
    // Dashboard.module.css puts this height, 6.5rem, at half the height of the panel.
    expect(demandEntry).toBe(6.5 * 16)
    expect(DEMAND.height).toBe(14 * 16)
  })
})

it('draws a bar per quarter, and those held back separately', () => {
  const drawn = [modelBars.learned, modelBars.heldBack].map((path) => path.match(/M/g)?.length)
  expect(drawn).toEqual([modelQuarters.bars.length - modelQuarters.heldBack, modelQuarters.heldBack])
})

describe('the items in stock', () => {
  it('have a forecast for as many weeks as there are errors', () => {
    for (const { forecast } of stockItems) expect(forecast).toHaveLength(stockForecastError.length)
  })

  it('run short if delivery takes longer than the stock lasts: only the film', () => {
    expect(stockItems.filter(isRunningShort).map(({ id }) => id)).toEqual(['film'])
  })
})

describe.each(englishAndPortuguese)('the texts in %s', (language) => {
  const texts = textsIn(language, 'dataanalytics')
  const numbersIn = (key: string) => texts.get(key)?.match(/\d+/g)?.map(Number)
  const [first = 0] = numbersIn('dashboard.from') ?? []
  const [last] = numbersIn('dashboard.to') ?? []
  const today = first + (demand.orders.length - 1) / 2

  it('mention the weeks in the chart', () => {
    expect(last).toBe(today + (demand.forecast.length - 1) / 2)
    expect(numbersIn('dashboard.chart')).toEqual([first, last])
  })

  it('predict the shortage of film when its stock is used up', () => {
    const [week = 0] = numbersIn('dashboard.trace.steps.shortage.text') ?? []
    const shortest = Math.min(...stockItems.map(({ daysLeft }) => daysLeft))
    expect(week).toBeGreaterThan(today)
    expect(week).toBeLessThanOrEqual(Math.ceil(today + shortest / 7))
  })
})

const timesIn = (language: Language) => nightReadings.map((reading) => timeOf(reading, language))

describe('the night', () => {
  it('has a reading every 15 minutes, past midnight', () => {
    expect(coldRoom.readings).toHaveLength(12 * coldRoom.readingsPerHour + 1)
    expect(timesIn('en')).toEqual(['8 p.m.', '12 a.m.', '4 a.m.', '8 a.m.'])
    if (hasPortuguese) expect(timesIn(PT)).toEqual(['20h', '0h', '4h', '8h'])
    expect(timeOf(1, 'en')).toBe('8:15 p.m.')
  })

  it('raises the alarm at the first reading outside the normal range', () => {
    expect(timeOf(alarmReading, 'en')).toBe('3:15 a.m.')
    if (hasPortuguese) expect(timeOf(alarmReading, PT)).toBe('3h15')
  })

  it('has one peak, and no other reading outside the normal range', () => {
    const { from, to } = runAbove(coldRoom.readings, coldRoom.normal.to)
    for (const [index, reading] of coldRoom.readings.entries()) {
      if (index <= from || index >= to - 1) expect(reading).toBeLessThanOrEqual(coldRoom.normal.to)
      expect(reading).toBeGreaterThan(coldRoom.normal.from)
    }
  })
})
