import styles from './BigFigure.module.css'

/** Screen readers read the number and its label as one phrase. */
export function BigFigure({ value, label }: { value: string; label: string }) {
  return (
    <h2 className={styles.figure}>
      <b>{value}</b>
      {` ${label}`}
    </h2>
  )
}
