import styles from './Counted.module.css'

const WIDTH = 150

type Props = {
  /** How many there are. */
  count: number
  /** So many in a row. */
  columns: number
}

/** A square for each of them: the dashes of a line a row. Decoration: the figure stands beside it. */
export function Counted({ count, columns }: Props) {
  const cell = WIDTH / columns
  const rows = Math.ceil(count / columns)
  const lines = Array.from({ length: rows }, (_, row) => {
    const inRow = Math.min(columns, count - row * columns)
    return `M0 ${cell * (row + 0.5)}h${cell * inRow}`
  })
  return (
    <svg className={styles.counted} width={WIDTH} height={rows * cell} aria-hidden>
      <path d={lines.join('')} strokeWidth={cell * 0.6} strokeDasharray={`${cell * 0.6} ${cell * 0.4}`} />
    </svg>
  )
}
