import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './TextLink.module.css'

/** For the router's links inside running text. */
export const textLinkClass = styles.link

export function TextLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a className={classes(styles.link, className)} {...rest} />
}

type ExternalProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & {
  /** Told to screen readers: "(opens in a new tab)". */
  newTabNote: string
}

/** A link out of the site, in a new tab. */
export function ExternalLink({ newTabNote, children, ...rest }: ExternalProps) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {newTabNote}</VisuallyHidden>
    </a>
  )
}
