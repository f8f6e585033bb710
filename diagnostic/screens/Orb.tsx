import { classes } from '../../app/ui/classes.ts'
import styles from './Orb.module.css'

/** The face of an agent: a light, because it is no person. It breathes while it listens. */
export function Orb({ listening = false }: { listening?: boolean }) {
  return <span className={classes(styles.orb, listening && styles.listening)} aria-hidden />
}
