import type { ReactNode } from 'react'
import { Unbroken } from './Unbroken.tsx'
import styles from './TextColumns.module.css'

/** All drawings have the same height, so that the texts align. */
type Column = { title: string; text: string; drawing?: ReactNode }

export function TextColumns({ items }: { items: readonly Column[] }) {
  return (
    <ul className={styles.columns}>
      {items.map(({ title, text, drawing }) => (
        <li key={title}>
          {drawing && <div className={styles.drawing}>{drawing}</div>}
          <Unbroken as="h3" text={title} />
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
