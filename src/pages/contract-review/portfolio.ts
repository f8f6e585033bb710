import type { RiskLevel } from '#ui/Risk.tsx'
import { contractKinds, contractReadings, openedContract, remainingContracts } from './sample-data.ts'

/** Width of a cell, in SVG units. */
export const CELL = 20

/** At most this many scores per level, which fit into the narrowest. */
const SCORES = 24

/** Order of the cells: `length` cells per row or column. */
export type Grid = { lines: 'rows' | 'columns'; length: number }

/** The numbers below `count` in an order that looks random but is the same in every build. */
export function shuffle(count: number): number[] {
  return [...Array(count).keys()].toSorted((one, other) => hash(one, count) - hash(other, count))
}

/** Hashes two numbers into one between 0 and 2³². */
function hash(number: number, seed: number): number {
  const mixed = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 0
}

export function spread({ contracts, high, medium }: { contracts: number; high: number; medium: number }): RiskLevel[] {
  const risks = Array<RiskLevel>(contracts).fill('clear')
  shuffle(contracts).forEach((contract, rank) => {
    if (rank < high) risks[contract] = 'high'
    else if (rank < high + medium) risks[contract] = 'medium'
  })
  return risks
}

export function indexesOf(level: RiskLevel, risks: readonly RiskLevel[]): number[] {
  return risks.flatMap((risk, index) => (risk === level ? [index] : []))
}

export function riskLayers(risks: readonly RiskLevel[]) {
  return { medium: indexesOf('medium', risks), high: indexesOf('high', risks) }
}

/** Per kind: its risks today, and the indexes of those still with a lawyer a month later. */
export const kinds = contractKinds.map((kind) => {
  const risks = spread(kind)
  const high = indexesOf('high', risks)
  const remaining = high.filter((_, index) =>
    remainingContracts.some((one) => one.kind === kind.id && one.high === index),
  )
  return { id: kind.id, risks, remaining }
})

export const portfolio = kinds.flatMap(({ risks }) => risks)

export const contracts = kinds.flatMap(({ id, risks }) =>
  risks.map((level, index) => ({ kind: id, index, of: risks.length, level })),
)

export type Contract = (typeof contracts)[number]

/** The contract with the full card: the first that is still with a lawyer. */
export const openedAt = contracts.findIndex(({ kind, index }) =>
  kinds.some(({ id, remaining }) => id === kind && remaining[0] === index),
)

/** Within the range of its level. */
export function scoreOf({ index, level }: Contract): number {
  return { clear: 8, ...openedContract.steps }[level] + (hash(index, SCORES) % SCORES)
}

export const readByHand = new Set(shuffle(portfolio.length).slice(0, contractReadings.byHand))

/** Contracts that were clear until a rule changed. */
export const changedContracts = shuffle(portfolio.length)
  .filter((index) => portfolio[index] === 'clear')
  .slice(0, contractReadings.changed)

export function sizeOf(count: number, { lines, length }: Grid): { columns: number; rows: number } {
  const lineCount = Math.ceil(count / length)
  return lines === 'rows' ? { columns: length, rows: lineCount } : { columns: lineCount, rows: length }
}

/** Path of equal squares centered in the cells at these indexes, each one relative to the last. */
export function squares(indexes: readonly number[], { lines, length }: Grid, side: number): string {
  const inset = (CELL - side) / 2
  let path = `M${inset} ${inset}`
  let [x, y] = [0, 0]
  for (const index of indexes) {
    const along = (index % length) * CELL
    const line = Math.floor(index / length) * CELL
    const [nextX, nextY] = lines === 'rows' ? [along, line] : [line, along]
    path += `m${nextX - x} ${nextY - y}h${side}v${side}h-${side}z`
    ;[x, y] = [nextX, nextY]
  }
  return path
}
