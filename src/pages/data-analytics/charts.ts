import { formatClock, hourLabel, addDayPeriod } from '#site/clock.ts'
import { languageFacts, type Language } from '#site/languages.ts'
import { area, smoothLine, straightLine, type Point } from './paths.ts'
import { coldRoom, demand, DELIVERY_DAYS, modelQuarters, stockForecastError, type stockItems } from './sample-data.ts'
import { HEIGHT, heightInOrder } from './tangle.ts'

type Scale = {
  /** Position of the first value, and distance to the next. */
  from?: number
  step: number
  /** Position of zero, and height of one. */
  zero: number
  unit: number
}

export function course(values: readonly number[], { from = 0, step, zero, unit }: Scale): Point[] {
  return values.map((value, index) => [from + index * step, zero - value * unit])
}

/** The values plus and minus their errors. */
export function bounds(values: readonly number[], errors: readonly number[], scale: Scale): [Point[], Point[]] {
  const shifted = (sign: 1 | -1) => values.map((value, index) => value + sign * (errors[index] ?? 0))
  return [course(shifted(1), scale), course(shifted(-1), scale)]
}

/** The first run of values above a limit, with one more on each side to show the rise and the fall. */
export function runAbove(values: readonly number[], limit: number): { from: number; to: number } {
  const first = values.findIndex((value) => value > limit)
  const length = values.slice(first).findIndex((value) => value <= limit)
  return { from: first - 1, to: length < 0 ? values.length : first + length + 1 }
}

export const DEMAND = { width: 360, height: 224, base: 222 }

/** Two pixels per order, so that the lines are as far apart as where they leave the model. */
const past: Scale = { step: 15, zero: DEMAND.base, unit: 2 }
const todayX = past.step * (demand.orders.length - 1)
const ahead: Scale = { ...past, from: todayX }

const orders = course(demand.orders, past)

export const demandChart = {
  orders: smoothLine(orders),
  range: bounds(demand.expected, demand.expectedError, past).map(smoothLine).join(''),
  forecast: smoothLine(course(demand.forecast, ahead)),
  forecastRange: area(...bounds(demand.forecast, demand.forecastError, ahead)),
  today: `M${todayX} 20V${DEMAND.base}`,
  /** A zero-length line, whose round cap is the dot. */
  todayDot: `M${orders.at(-1)?.join(' ')}h0`,
}

/** The lines leave the model close together and spread until they are as far apart as in the chart. */
export const OUTLET = { width: 73, height: HEIGHT }
export const modelOutlets = [0, 1, 2]
  .map((line) => {
    const to = heightInOrder(line, 3)
    const from = HEIGHT / 2 + (line - 1) * 12
    return `M0 ${from}C28 ${from} 40 ${to} ${OUTLET.width} ${to}`
  })
  .join('')

const bars = modelQuarters.bars.map((height, index) => `M${index * 12 + 4} 46v${-height}`)
export const modelBars = {
  learned: bars.slice(0, -modelQuarters.heldBack).join(''),
  heldBack: bars.slice(-modelQuarters.heldBack).join(''),
}

export const ITEM = { width: 120, height: 64 }

type StockItem = (typeof stockItems)[number]

export function itemChart({ orders: weeks, forecast }: StockItem) {
  const step = ITEM.width / (weeks.length + forecast.length - 1)
  const scale: Scale = { step, zero: 62, unit: 0.56 }
  const weeksAhead: Scale = { ...scale, from: step * (weeks.length - 1) }
  const fromToday = [weeks.at(-1) ?? 0, ...forecast]
  return {
    orders: straightLine(course(weeks, scale)),
    forecast: straightLine(course(fromToday, weeksAhead)),
    range: area(...bounds(fromToday, [0, ...stockForecastError], weeksAhead)),
  }
}

export function isRunningShort({ daysLeft }: StockItem): boolean {
  return daysLeft < DELIVERY_DAYS
}

export const NIGHT = { width: 600, height: 150 }

const night: Scale = { step: 12.5, zero: -300, unit: 22 }
const temperatures = course(coldRoom.readings, night)
const alarm = runAbove(coldRoom.readings, coldRoom.normal.to)
const peak = temperatures.reduce((highest, point) => (point[1] < highest[1] ? point : highest))

export const nightChart = {
  readings: straightLine(temperatures),
  alarm: straightLine(temperatures.slice(alarm.from, alarm.to)),
  peak: `M${peak.join(' ')}h0`,
  normal: {
    y: night.zero - coldRoom.normal.to * night.unit,
    height: (coldRoom.normal.to - coldRoom.normal.from) * night.unit,
  },
}

/** The time of a reading, also past midnight: "3:15 a.m.", "4 a.m.", "3h15". Readings are 15 minutes apart. */
export function timeOf(reading: number, language: Language): string {
  const hours = coldRoom.startHour + reading / coldRoom.readingsPerHour
  const hour = Math.floor(hours) % 24
  const minute = (hours % 1) * 60
  const isNamed = minute === 0 && languageFacts[language].clock.halves
  return addDayPeriod(isNamed ? hourLabel(hour, language) : formatClock(hour, minute, language), hour, language)
}

/** The first reading outside the band: `alarm` starts one reading earlier. */
export const alarmReading = alarm.from + 1

/** Every four hours. */
export const nightReadings = [0, 16, 32, 48] as const
