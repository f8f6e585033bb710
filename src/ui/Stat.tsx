import styles from './Stat.module.css'

type Props = {
  /** Half the size of the value, for example "up to" in "up to 70%". */
  before?: string
  value: string
  /** Half the size of the value, for example "h" in "18h". */
  unit?: string
  /** One line: what the number measures and what it is compared with. */
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
