import type { ReactNode } from 'react'
import styles from './Screen.module.css'

type Props = {
  /** Distinguishes this main landmark from the one of the parent page. */
  label: string
  children: ReactNode
}

/** White, because the iframe is the card. */
export function Screen({ label, children }: Props) {
  return (
    <main className={styles.screen} aria-label={label}>
      {children}
    </main>
  )
}
