import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Card.module.css'
import grounds from './Ground.module.css'

export type CardGround = 'white' | 'sand' | 'tint' | 'deep'

export function Card({ ground = 'white', className, ...rest }: ComponentProps<'div'> & { ground?: CardGround }) {
  const tone = ground === 'deep' ? grounds.dark : grounds.light
  return <div className={classes(styles.card, styles[ground], tone, className)} {...rest} />
}
