import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Container.module.css'

export function Container({
  as: Element = 'div',
  className,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'figcaption' }) {
  return <Element className={classes(styles.container, className)} {...rest} />
}
