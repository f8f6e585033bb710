/** Dots in a grid, one a unit, filled row by row from the bottom. */

export type DotGrid = { columns: number; rows: number }

/** From the dot of the first number up to, not including, that of the second. */
export type DotRun = readonly [from: number, to: number]

/** From one dot to the next. */
export const PITCH = 12

/** What turns a line of `dotRows` into dots: dashes without length, whose round ends are all that is seen. */
export const DOT_DASHES = `0 ${PITCH}`

/** A run of dots as one path: a line for each row. */
export function dotRows({ columns, rows }: DotGrid, [from, to]: DotRun): string {
  let path = ''
  let dot = from
  while (dot < to) {
    const column = dot % columns
    const row = Math.floor(dot / columns)
    const inRow = Math.min(columns - column, to - dot)
    // A little longer than to its last dot, which would be lost at the very end.
    path += `M${(column + 0.5) * PITCH} ${(rows - row - 0.5) * PITCH}h${(inRow - 1) * PITCH + 1}`
    dot += inRow
  }
  return path
}
