import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import grounds from './Ground.module.css'
import styles from './Section.module.css'

export type SectionGround = 'sand' | 'tint' | 'deep' | 'brand'

/** Surfaces that need different text colors. */
const tones: Partial<Record<SectionGround, string | undefined>> = { deep: grounds.dark, brand: grounds.brand }

type Props = ComponentProps<'section'> & { ground?: SectionGround | undefined }

/** Without `ground` it only has space above; with `ground` it is a full-width band. */
export function Section({ ground, className, ...rest }: Props) {
  const tone = ground ? classes(styles.band, styles[ground], tones[ground]) : styles.paper
  return <section className={classes(tone, className)} {...rest} />
}
