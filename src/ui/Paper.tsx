import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Paper.module.css'

export function Paper({ className, ...rest }: ComponentProps<'figure'>) {
  return <figure className={classes(styles.paper, className)} {...rest} />
}
