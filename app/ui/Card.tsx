import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Card.module.css'

export type CardGround = 'white' | 'sand' | 'mint' | 'forest'

export function Card({ ground = 'white', className, ...rest }: ComponentProps<'div'> & { ground?: CardGround }) {
  return <div className={classes(styles.card, styles[ground], className)} {...rest} />
}
