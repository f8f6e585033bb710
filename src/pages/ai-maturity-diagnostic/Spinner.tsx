import styles from './Spinner.module.css'

export function Spinner() {
  return <i className={styles.spinner} aria-hidden />
}
