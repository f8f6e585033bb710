import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Container.module.css'

type Props = ComponentProps<'div'> & { as?: 'div' | 'figcaption' }

export function Container({ as: Element = 'div', className, ...rest }: Props) {
  return <Element className={classes(styles.container, className)} {...rest} />
}
