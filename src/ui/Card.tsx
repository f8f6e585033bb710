import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Card.module.css'
import surfaces from './Surface.module.css'

export type CardSurface = 'white' | 'sand' | 'tint' | 'deep'

export function Card({ surface = 'white', className, ...rest }: ComponentProps<'div'> & { surface?: CardSurface }) {
  return (
    <div className={classes(styles.card, styles[surface], surfaces.light, surfaces[surface], className)} {...rest} />
  )
}
