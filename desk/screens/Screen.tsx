import type { ReactNode } from 'react'
import styles from './Screen.module.css'

/** All of a frame: white, because the frame is the card. */
export function Screen({ children }: { children: ReactNode }) {
  return <main className={styles.screen}>{children}</main>
}
