import { classes } from '#ui/classes.ts'
import { DOT_DASHES, dotRows, PITCH, type DotGrid, type DotRun } from './dots.ts'
import styles from './UnitDots.module.css'

type Props = DotGrid & { solid: DotRun; faint?: DotRun; className?: string | undefined }

/** Decorative: the figures are beside it. */
export function UnitDots({ solid, faint, className, ...grid }: Props) {
  return (
    <svg
      className={classes(styles.dots, className)}
      viewBox={`0 0 ${grid.columns * PITCH} ${grid.rows * PITCH}`}
      strokeDasharray={DOT_DASHES}
      aria-hidden
    >
      {faint && <path className={styles.faint} d={dotRows(grid, faint)} />}
      <path className={styles.solid} d={dotRows(grid, solid)} />
    </svg>
  )
}
