import styles from './ScreenHead.module.css'

/** The bar of a drawn screen: what it is, and of what. */
export function ScreenHead({ name, what }: { name: string; what: string }) {
  return (
    <p className={styles.head}>
      <b>{name}</b>
      {what}
    </p>
  )
}
