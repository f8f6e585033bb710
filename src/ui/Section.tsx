import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Container } from './Container.tsx'
import styles from './Section.module.css'
import surfaces from './Surface.module.css'

export type SectionSurface = 'sand' | 'tint' | 'deep' | 'brand'

type Props = ComponentProps<'section'> & {
  surface?: SectionSurface | undefined
  /** `claim`: the page's main statement, with a large heading and more space above; `close`: continues the section above. */
  rhythm?: 'claim' | 'close' | undefined
}

/** Without `surface` it only has space above; with `surface` it is a full-width band. */
export function Section({ surface, rhythm, className, ...rest }: Props) {
  const tone = surface ? classes(styles.band, styles[surface], surfaces[surface]) : styles.paper
  return <section className={classes(tone, rhythm && styles[rhythm], className)} {...rest} />
}

export function ContainedSection({
  containerClass,
  children,
  ...section
}: Props & { containerClass?: string | undefined }) {
  return (
    <Section {...section}>
      <Container className={containerClass}>{children}</Container>
    </Section>
  )
}
