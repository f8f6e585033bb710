import styles from './Spinner.module.css'

/** Loading spinner. */
export function Spinner() {
  return <i className={styles.spinner} aria-hidden />
}
