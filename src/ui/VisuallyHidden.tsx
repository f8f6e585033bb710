import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

export function VisuallyHidden({
  children,
  as: Element = 'span',
}: {
  children: ReactNode
  as?: 'span' | 'div' | 'h1' | 'h2' | 'caption'
}) {
  return <Element className={styles.hidden}>{children}</Element>
}
