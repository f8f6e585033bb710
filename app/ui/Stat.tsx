import styles from './Stat.module.css'

type Props = {
  /** Small, before the value: "up to". */
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
        {before && <small>{before} </small>}
        {value}
        {unit && <span>{unit}</span>}
      </b>{' '}
      {label}
    </p>
  )
}
