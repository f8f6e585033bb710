import type { ReactNode } from 'react'
import styles from './Eyebrow.module.css'

export function Eyebrow({ as: Element = 'p', children }: { as?: 'p' | 'h2'; children: ReactNode }) {
  return <Element className={styles.eyebrow}>{children}</Element>
}
