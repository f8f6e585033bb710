import styles from './BigFigure.module.css'

/** A marketing figure as a heading: the number, large, and what it counts, read as one. */
export function BigFigure({ value, label }: { value: string; label: string }) {
  return (
    <h2 className={styles.figure}>
      <b>{value}</b>
      {` ${label}`}
    </h2>
  )
}
