import styles from './ScreenHead.module.css'

export function ScreenHead({ name, what }: { name: string; what: string }) {
  return (
    <p className={styles.head}>
      <b>{name}</b>
      {what}
    </p>
  )
}
