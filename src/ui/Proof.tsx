import styles from './Proof.module.css'

/** For example "7-day free trial" or "50+ integration types". */
export function Proof({ items }: { items: readonly { figure: string; text: string }[] }) {
  return (
    <ul className={styles.proof}>
      {items.map(({ figure, text }) => (
        <li key={text}>
          <b>{figure}</b> {text}
        </li>
      ))}
    </ul>
  )
}
