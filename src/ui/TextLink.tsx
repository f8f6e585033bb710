import type { ComponentProps } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './TextLink.module.css'

/** For router links in running text. */
export const textLinkClass = styles.link

type ExternalProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { newTabNote: string }

export function ExternalLink({ newTabNote, children, ...rest }: ExternalProps) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>{` ${newTabNote}`}</VisuallyHidden>
    </a>
  )
}
