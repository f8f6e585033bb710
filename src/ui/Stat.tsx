import styles from './Stat.module.css'

type Props = {
  /** At half the size of the value as well: "up to" and "70%". */
  before?: string
  value: string
  /** At half the size of the value: "18" and "h". */
  unit?: string
  /** One plain line: what the number counts, and against what. */
  label: string
}

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
