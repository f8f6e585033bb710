import type { ReactNode } from 'react'
import styles from './Mail.module.css'

type Props = { from: string; kind: string; subject: string; children: ReactNode }

export function Mail({ from, kind, subject, children }: Props) {
  return (
    <div className={styles.mail}>
      <p className={styles.from}>
        <span>{from}</span> <span>{kind}</span>
      </p>
      <b>{subject}</b>
      {children}
    </div>
  )
}
