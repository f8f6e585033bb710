import { Paper } from '#ui/Paper.tsx'
import styles from './TwoSheets.module.css'

const rows = [6, 19, 32, 45]
const ticks = rows.map((y) => `M1 ${y}l3 3 5-6`).join('')
const crosses = rows.map((y) => `M1 ${y - 3}l7 6m0-6l-7 6`).join('')
const lines = rows.map((y, index) => `M17 ${y}h${index % 2 ? 44 : 58}`).join('')

export function TwoSheets({ right, wrong }: { right: string; wrong: string }) {
  return (
    <div className={styles.sheets}>
      <Paper>
        <figcaption>{right}</figcaption>
        <Writing marks={ticks} />
      </Paper>
      <Paper>
        <figcaption>{wrong}</figcaption>
        <Writing marks={crosses} />
      </Paper>
    </div>
  )
}

function Writing({ marks }: { marks: string }) {
  return (
    <svg viewBox="0 0 76 50" aria-hidden>
      <path d={lines} />
      <path className={styles.marks} d={marks} />
    </svg>
  )
}
