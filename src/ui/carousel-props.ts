import type { ReactNode } from 'react'

export type CarouselProps = {
  label: string
  previousLabel: string
  nextLabel: string
  /** `aria-roledescription` in the page's language, for example "carousel" and "slide". */
  roleDescription?: string
  slideRoleDescription?: string
  slides: readonly { id: string; label: string; content: ReactNode }[]
}

/** State of the scroll-only carousel when the draggable one replaces it. */
export type CarouselStart = { slide: number; focused: boolean }
