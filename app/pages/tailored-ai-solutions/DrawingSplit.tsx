import { useRef, type ReactNode } from 'react'
import { ChevronsLeftRight } from 'lucide'
import { Grow } from '../../ui/Grow.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { classes } from '../../ui/classes.ts'
import paper from './paper.module.css'
import styles from './DrawingSplit.module.css'

type Props = {
  /** What the picture shows. */
  label: string
  /** What the slider does. */
  slider: string
  /** What each half is called. */
  sides: { drawn: string; running: string }
  children: ReactNode
}

/** The same screen twice, drawn over running. Without scripts the line between the two stays in the middle. */
export function DrawingSplit({ label, slider, sides, children }: Props) {
  const split = useRef<HTMLDivElement>(null)
  return (
    <div ref={split} className={styles.split}>
      <div role="img" aria-label={label}>
        <Grow className={styles.running}>
          {children}
          <p className={styles.side}>{sides.running}</p>
        </Grow>
        <div className={classes(styles.drawn, paper.grid)}>
          {children}
          <p className={styles.side}>{sides.drawn}</p>
        </div>
      </div>
      <input
        className={styles.slider}
        type="range"
        defaultValue={50}
        autoComplete="off"
        aria-label={slider}
        onChange={({ target }) => split.current?.style.setProperty('--share', String(target.valueAsNumber / 100))}
      />
      <span className={styles.handle} aria-hidden>
        <Icon of={ChevronsLeftRight} size={20} />
      </span>
    </div>
  )
}
