import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './LogoStrip.module.css'

export type StripSpeed = 'slow' | 'fast'

type Props = {
  label: string
  logos: readonly { id: string; logo: ReactNode }[]
  /** slow: 320 px per logo, 60 s per loop; fast: 350 px, 30 s. */
  speed: StripSpeed
  control?: ReactNode
}

/** An endless marquee: the row is rendered twice and moves by its own width. */
export function LogoStrip({ label, logos, speed, control }: Props) {
  const items = logos.map(({ id, logo }) => <li key={id}>{logo}</li>)
  const strip = (
    <div className={classes(styles.strip, styles[speed])}>
      <div className={styles.track}>
        <ul className={styles.row} role="list" aria-label={label}>
          {items}
        </ul>
        <ul className={styles.row} aria-hidden>
          {items}
        </ul>
      </div>
    </div>
  )
  if (!control) return strip
  return (
    <div className={styles.controlled}>
      {strip}
      {control}
    </div>
  )
}
