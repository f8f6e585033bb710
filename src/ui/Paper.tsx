import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Paper.module.css'

/** A sheet of paper: hardly any rounding, which is how it reads as one. */
export function Paper({ className, ...rest }: ComponentProps<'figure'>) {
  return <figure className={classes(styles.paper, className)} {...rest} />
}
