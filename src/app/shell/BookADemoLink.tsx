import type { ComponentProps, MouseEvent } from 'react'
import { hasModifier } from '#browser/has-modifier.ts'
import { scrollToPart } from '#browser/scroll.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { scrollBehavior } from '#ui/motion/preference.ts'

const SECTION_ID = 'book-a-demo'

/** Links to the page, or scrolls to the section if the current page has it. */
export function BookADemoLink(props: Omit<ComponentProps<typeof SiteLink>, 'to' | 'onClick'>) {
  return <SiteLink {...props} to="/book-a-demo" onClick={scrollToSection} />
}

function scrollToSection(event: MouseEvent): void {
  const section = document.getElementById(SECTION_ID)
  if (!section || hasModifier(event)) return
  event.preventDefault()
  section.tabIndex = -1
  section.focus({ preventScroll: true })
  scrollToPart(section, scrollBehavior())
}
