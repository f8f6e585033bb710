export type DotGrid = { columns: number; rows: number }

/** `to` is exclusive. */
export type DotRun = readonly [from: number, to: number]

export const PITCH = 12

/** Turns a `dotRows` path into dots: zero-length dashes, of which only the round caps are visible. */
export const DOT_DASHES = `0 ${PITCH}`

export function dotRows({ columns, rows }: DotGrid, [from, to]: DotRun): string {
  let path = ''
  let dot = from
  while (dot < to) {
    const column = dot % columns
    const row = Math.floor(dot / columns)
    const inRow = Math.min(columns - column, to - dot)
    // One unit past the last dot, which would be cut off otherwise.
    path += `M${(column + 0.5) * PITCH} ${(rows - row - 0.5) * PITCH}h${(inRow - 1) * PITCH + 1}`
    dot += inRow
  }
  return path
}
