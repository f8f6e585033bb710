import type { ReactNode } from 'react'
import { Unbroken } from './Unbroken.tsx'
import styles from './WordColumns.module.css'

type Column = {
  title: string
  text: string
  /** A drawing above the words. Those of all columns take the same height, so that the words start level. */
  drawing?: ReactNode
}

/** Three things to say, side by side, with hairlines between. */
export function WordColumns({ items }: { items: readonly Column[] }) {
  return (
    <ul className={styles.columns}>
      {items.map(({ title, text, drawing }) => (
        <li key={title}>
          {drawing && <div className={styles.drawing}>{drawing}</div>}
          <h3>
            <Unbroken text={title} />
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
