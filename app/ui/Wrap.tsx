import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Wrap.module.css'

/** The column that all content stands in. */
export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classes(styles.wrap, className)} {...rest} />
}
