/** The sample portfolio and the squares that represent it: the higher the risk, the larger the square. */

import type { RiskLevel } from '#ui/Risk.tsx'
import { contractKinds, contractReadings, contractsLeft } from './sample-data.ts'

/** Width of a cell, in SVG units. */
export const CELL = 20

/** Order of the cells: `length` cells per row or column. */
export type Grid = { lines: 'rows' | 'columns'; length: number }

/** The numbers below `count` in an order that looks random but is the same in every build. */
export function shuffled(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index).toSorted(
    (one, other) => mixed(one, count) - mixed(other, count),
  )
}

/** Hashes two numbers into one between 0 and 2³². */
function mixed(number: number, seed: number): number {
  const stirred = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b)
  return Math.imul(stirred ^ (stirred >>> 15), 0x2c1b3c6d) >>> 0
}

/** The risks of a number of contracts, with the risky ones spread among the clear ones. */
export function spread({ contracts, high, medium }: { contracts: number; high: number; medium: number }): RiskLevel[] {
  const risks = Array.from({ length: contracts }, (): RiskLevel => 'clear')
  shuffled(contracts).forEach((contract, place) => {
    if (place < high) risks[contract] = 'high'
    else if (place < high + medium) risks[contract] = 'medium'
  })
  return risks
}

/** Indexes of the contracts with a given risk. */
export function placesOf(level: RiskLevel, risks: readonly RiskLevel[]): number[] {
  return risks.flatMap((risk, place) => (risk === level ? [place] : []))
}

/** Per kind: its risks today, and the indexes of those still with a lawyer a month later. */
export const kinds = contractKinds.map((kind) => {
  const risks = spread(kind)
  const high = placesOf('high', risks)
  const left = high.filter((_, place) => contractsLeft.some((one) => one.kind === kind.id && one.high === place))
  return { id: kind.id, risks, left }
})

export const portfolio = kinds.flatMap(({ risks }) => risks)

export const readByHand = new Set(shuffled(portfolio.length).slice(0, contractReadings.byHand))

/** Contracts that were clear until a rule changed. */
export const changed = shuffled(portfolio.length)
  .filter((place) => portfolio[place] === 'clear')
  .slice(0, contractReadings.changed)

export function sizeOf(count: number, { lines, length }: Grid): { columns: number; rows: number } {
  const many = Math.ceil(count / length)
  return lines === 'rows' ? { columns: length, rows: many } : { columns: many, rows: length }
}

/** Path of equal squares centered in the cells at these indexes, each one relative to the last. */
export function squares(places: readonly number[], { lines, length }: Grid, side: number): string {
  const inset = (CELL - side) / 2
  let path = `M${inset} ${inset}`
  let [x, y] = [0, 0]
  for (const place of places) {
    const along = (place % length) * CELL
    const line = Math.floor(place / length) * CELL
    const [nextX, nextY] = lines === 'rows' ? [along, line] : [line, along]
    path += `m${nextX - x} ${nextY - y}h${side}v${side}h-${side}z`
    ;[x, y] = [nextX, nextY]
  }
  return path
}
