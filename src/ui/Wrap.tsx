import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Wrap.module.css'

/** The page's content column: maximum width and side padding. */
export function Wrap({
  as: Element = 'div',
  className,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'figcaption' }) {
  return <Element className={classes(styles.wrap, className)} {...rest} />
}
