/** One bar per unit of width, as lines from the bottom: all but the last (`past`), and the last (`now`). */
export function hourBars(counts: readonly number[]): { past: string; now: string; height: number } {
  const height = Math.max(...counts)
  const bars = counts.map((count, index) => `M${index + 0.5} ${height}V${height - count}`)
  return { past: bars.slice(0, -1).join(''), now: bars.at(-1) ?? '', height }
}

export const PAGE = { left: 1, top: 2, right: 47, bottom: 60, fold: 14 }

export function readHeight(percent: number): number {
  return PAGE.top + ((PAGE.bottom - PAGE.top) * percent) / 100
}

export function readOutline(percent: number): string {
  const y = readHeight(percent)
  const alongFold = Math.min(y - PAGE.top, PAGE.fold)
  const corner = `H${PAGE.right - PAGE.fold}l${alongFold} ${alongFold}`
  return `M${PAGE.left} ${PAGE.top}${corner}V${y}H${PAGE.left}z`
}

export function fanAngles(sheets: number, from: number, to: number): number[] {
  return Array.from({ length: sheets }, (_, index) => from + ((to - from) * index) / (sheets - 1))
}

const BOXES_IN_ROW = 50

/** One line per row; a dashed stroke turns each unit of length into a box. */
export function boxRows(count: number): { path: string; width: number; height: number } {
  const height = Math.ceil(count / BOXES_IN_ROW)
  const rows = Array.from({ length: height }, (_, row) => {
    const inRow = Math.min(BOXES_IN_ROW, count - row * BOXES_IN_ROW)
    return `M0 ${row + 0.5}h${inRow}`
  })
  return { path: rows.join(''), width: BOXES_IN_ROW, height }
}
