const CELL = { width: 20, height: 13, gap: 3, inRow: 10 }

/** One path of short, thick lines. `to` is exclusive. */
export function cells(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const place = from + index
    const x = (place % CELL.inRow) * CELL.width
    const y = Math.floor(place / CELL.inRow) * CELL.height + CELL.height / 2
    return `M${x} ${y}h${CELL.width - CELL.gap}`
  }).join('')
}

/** Excludes the gap after the last cell of a row. */
export function sizeOf(count: number): { width: number; height: number } {
  return {
    width: CELL.inRow * CELL.width - CELL.gap,
    height: Math.ceil(count / CELL.inRow) * CELL.height,
  }
}
