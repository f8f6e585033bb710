import type { ReactNode } from 'react'
import styles from './Screen.module.css'

/** White, because the iframe is the card; the label tells its main landmark from the one of the parent page. */
export function Screen({ label, children }: { label: string; children: ReactNode }) {
  return (
    <main className={styles.screen} aria-label={label}>
      {children}
    </main>
  )
}
