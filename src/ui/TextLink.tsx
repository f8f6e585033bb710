import type { ComponentProps } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './TextLink.module.css'

/** For the router's links inside running text. */
export const textLinkClass = styles.link

type ExternalProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & {
  /** Told to screen readers: "(opens in a new tab)". */
  newTabNote: string
}

/** A link out of the site, in a new tab. */
export function ExternalLink({ newTabNote, children, ...rest }: ExternalProps) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>{` ${newTabNote}`}</VisuallyHidden>
    </a>
  )
}
