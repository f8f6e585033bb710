import styles from './Turning.module.css'

/** Loading spinner. */
export function Turning() {
  return <i className={styles.turning} aria-hidden />
}
