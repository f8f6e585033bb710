import { classes } from '#ui/classes.ts'
import styles from './Turns.module.css'

/** Texts that take turns. All stand in the same place, so that the largest reserves the room. */
export function Turns({ texts, current }: { texts: readonly string[]; current: number }) {
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
