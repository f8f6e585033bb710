/** A sample portfolio of contracts, and the squares that it is drawn with: larger where the risk is higher. */

import type { RiskLevel } from '#ui/Risk.tsx'
import { contractKinds, contractReadings, contractsLeft } from './sample-data.ts'

/** A cell of the map is so many units wide. */
export const CELL = 20

/** How the cells follow each other: a line of so many, then the next one. */
export type Grid = { lines: 'rows' | 'columns'; length: number }

/** The same numbers in an order that looks accidental and is the same in every build. */
export function shuffled(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index).toSorted(
    (one, other) => mixed(one, count) - mixed(other, count),
  )
}

/** Two numbers stirred into one between 0 and 2³². */
function mixed(number: number, seed: number): number {
  const stirred = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b)
  return Math.imul(stirred ^ (stirred >>> 15), 0x2c1b3c6d) >>> 0
}

/** So many contracts, of which some carry a risk, spread among the others. */
export function spread({ contracts, high, medium }: { contracts: number; high: number; medium: number }): RiskLevel[] {
  const risks = Array.from({ length: contracts }, (): RiskLevel => 'clear')
  shuffled(contracts).forEach((contract, place) => {
    if (place < high) risks[contract] = 'high'
    else if (place < high + medium) risks[contract] = 'medium'
  })
  return risks
}

/** The places of everything with one risk. */
export function placesOf(level: RiskLevel, risks: readonly RiskLevel[]): number[] {
  return risks.flatMap((risk, place) => (risk === level ? [place] : []))
}

/** By kind of contract: its risks today, and the places of those that are still with a lawyer a month later. */
export const kinds = contractKinds.map((kind) => {
  const risks = spread(kind)
  const high = placesOf('high', risks)
  const left = high.filter((_, place) => contractsLeft.some((one) => one.kind === kind.id && one.high === place))
  return { id: kind.id, risks, left }
})

/** All kinds behind each other. */
export const portfolio = kinds.flatMap(({ risks }) => risks)

/** The contracts that were read by hand. */
export const readByHand = new Set(shuffled(portfolio.length).slice(0, contractReadings.byHand))

/** The contracts that were clear until a rule changed. */
export const changed = shuffled(portfolio.length)
  .filter((place) => portfolio[place] === 'clear')
  .slice(0, contractReadings.changed)

/** How many columns and rows the map of so many contracts has. */
export function sizeOf(count: number, { lines, length }: Grid): { columns: number; rows: number } {
  const many = Math.ceil(count / length)
  return lines === 'rows' ? { columns: length, rows: many } : { columns: many, rows: length }
}

/** Squares of one size in the middle of the cells at these places, each drawn from the one before. */
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
