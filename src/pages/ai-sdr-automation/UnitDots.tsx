import styles from './UnitDots.module.css'

type Grid = { columns: number; rows: number }

/** `to` is exclusive. */
type Run = readonly [from: number, to: number]

const PITCH = 12

/** Decorative: the figures are beside it. */
export function UnitDots({ solid, faint, ...grid }: Grid & { solid: Run; faint?: Run }) {
  return (
    <svg
      className={styles.dots}
      viewBox={`0 0 ${grid.columns * PITCH} ${grid.rows * PITCH}`}
      // Zero-length dashes, of which only the round caps are visible.
      strokeDasharray={`0 ${PITCH}`}
      aria-hidden
    >
      {faint && <path className={styles.faint} d={dotRows(grid, faint)} />}
      <path d={dotRows(grid, solid)} />
    </svg>
  )
}

export function dotRows({ columns, rows }: Grid, [from, to]: Run): string {
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
