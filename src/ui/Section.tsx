import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import grounds from './Ground.module.css'
import styles from './Section.module.css'

export type SectionGround = 'sand' | 'tint' | 'deep' | 'brand'

/** Grounds that need other colours of text. */
const tones: Partial<Record<SectionGround, string | undefined>> = { deep: grounds.dark, brand: grounds.brand }

type Props = ComponentProps<'section'> & { ground?: SectionGround | undefined }

/** A part of a page. On the page's paper it keeps its distance above; on a ground of its own it is a band, edge to edge. */
export function Section({ ground, className, ...rest }: Props) {
  const tone = ground ? classes(styles.band, styles[ground], tones[ground]) : styles.paper
  return <section className={classes(tone, className)} {...rest} />
}
