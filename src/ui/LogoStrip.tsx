import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import container from './Container.module.css'
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
  const row = classes(container.container, styles.row)
  return (
    <div className={styles.band}>
      <div className={classes(styles.strip, styles[speed])}>
        <div className={styles.track}>
          <ul className={row} role="list" aria-label={label}>
            {items}
          </ul>
          <ul className={row} aria-hidden>
            {items}
          </ul>
        </div>
      </div>
      {control}
    </div>
  )
}
