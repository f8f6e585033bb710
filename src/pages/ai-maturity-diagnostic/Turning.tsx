import styles from './Turning.module.css'

/** Something is on its way. */
export function Turning() {
  return <i className={styles.turning} aria-hidden />
}
