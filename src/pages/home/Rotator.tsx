import { classes } from '#ui/classes.ts'
import styles from './Rotator.module.css'

/** Rotating texts. All share one grid cell, so that the largest sets the size. */
export function Rotator({ texts, current }: { texts: readonly string[]; current: number }) {
  return (
    <span className={styles.turns}>
      {texts.map((text, index) => (
        <span key={text} className={classes(styles.turn, index === current && styles.current)}>
          {text}
        </span>
      ))}
    </span>
  )
}
