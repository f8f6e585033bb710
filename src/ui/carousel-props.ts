import type { ReactNode } from 'react'

export type CarouselProps = {
  label: string
  previousLabel: string
  nextLabel: string
  /** What the whole and a part are called, for screen readers: "carousel" and "slide", in the page's language. */
  roleDescription?: string
  slideRoleDescription?: string
  slides: readonly { id: string; label: string; content: ReactNode }[]
}

/** How the still carousel stood when the draggable one took over. */
export type CarouselStart = { slide: number; focused: boolean }
