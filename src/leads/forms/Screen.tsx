import type { ReactNode } from 'react'
import styles from './Screen.module.css'

type Props = {
  /** Tells its main part from that of the page around the frame. */
  label: string
  children: ReactNode
}

/** All of a frame: white, because the frame is the card. */
export function Screen({ label, children }: Props) {
  return (
    <main className={styles.screen} aria-label={label}>
      {children}
    </main>
  )
}
