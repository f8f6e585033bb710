import styles from './Stat.module.css'

/** `before` and `unit` are half the size of the value, such as "up to" and "h". The label says what it measures. */
type Props = { before?: string; value: string; unit?: string; label: string }

export function Stat({ before, value, unit, label }: Props) {
  return (
    <p className={styles.stat}>
      <b>
        {before && <span>{before} </span>}
        {value}
        {unit && <span>{unit}</span>}
      </b>
      {` ${label}`}
    </p>
  )
}
