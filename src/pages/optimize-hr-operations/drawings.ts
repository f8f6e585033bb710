/** What the drawings of the HR operations page are made of: paths and places out of sample numbers. */

import type { Status } from '#ui/Status.tsx'

/** Bars that stand side by side in a drawing of one unit a bar, as lines up from its foot: all but the last, and the last. */
export function hourBars(counts: readonly number[]): { past: string; now: string; height: number } {
  const height = Math.max(...counts)
  const bars = counts.map((count, index) => `M${index + 0.5} ${height}V${height - count}`)
  return { past: bars.slice(0, -1).join(''), now: bars.at(-1) ?? '', height }
}

/** A page with a folded corner. */
export const PAGE = { left: 1, top: 2, right: 47, bottom: 60, fold: 14 }

/** How far down a page has been read. */
export function readTo(percent: number): number {
  return PAGE.top + ((PAGE.bottom - PAGE.top) * percent) / 100
}

/** The part of the page above that line. */
export function readPart(percent: number): string {
  const y = readTo(percent)
  const alongFold = Math.min(y - PAGE.top, PAGE.fold)
  const corner = `H${PAGE.right - PAGE.fold}l${alongFold} ${alongFold}`
  return `M${PAGE.left} ${PAGE.top}${corner}V${y}H${PAGE.left}z`
}

type DocumentState = 'completed' | 'processing'

/** A document that has been read to its end is done; any other is being read. */
export function documentState(percent: number): DocumentState {
  return percent === 100 ? 'completed' : 'processing'
}

export const documentStatus = { completed: 'done', processing: 'active' } as const satisfies Record<
  DocumentState,
  Status
>

/** The angles of so many sheets in a hand, from one end of the fan to the other. */
export function fanned(sheets: number, from: number, to: number): number[] {
  return Array.from({ length: sheets }, (_, index) => from + ((to - from) * index) / (sheets - 1))
}

/** So many boxes stand in a row of a list. */
const BOXES_IN_ROW = 50

/** A unit wide and high each, room around them included: lines for the dashes of a stroke, one a row. */
export function boxRows(count: number): { path: string; width: number; height: number } {
  const height = Math.ceil(count / BOXES_IN_ROW)
  const rows = Array.from({ length: height }, (_, row) => {
    const inRow = Math.min(BOXES_IN_ROW, count - row * BOXES_IN_ROW)
    return `M0 ${row + 0.5}h${inRow}`
  })
  return { path: rows.join(''), width: BOXES_IN_ROW, height }
}
