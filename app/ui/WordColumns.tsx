import styles from './WordColumns.module.css'

/** Three things to say, side by side, with hairlines between. */
export function WordColumns({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.columns}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
