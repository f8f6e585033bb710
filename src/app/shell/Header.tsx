import { Menu as MenuIcon, X } from 'lucide'
import { useEffect, useRef, useSyncExternalStore, type ComponentProps, type MouseEvent, type RefObject } from 'react'
import { hasModifier } from '#browser/has-modifier.ts'
import { scrollToPart } from '#browser/scroll.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { useLocation } from '#routing/location.tsx'
import { SiteLink } from '#routing/SiteLink.tsx'
import { SCROLLED_THRESHOLD_PX } from '#site/timings.ts'
import { buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Container } from '#ui/Container.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { scrollBehavior } from '#ui/motion/preference.ts'
import { LanguageMenu } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import { Navigation, NAVIGATION_ID } from './Navigation.tsx'
import shared from '#ui/shared.module.css'
import styles from './Header.module.css'

type Props = { onDark: boolean; staysDark: boolean; logoOnDark: boolean }

/** `onDark`: the page has a dark top, so logo and links are light until the visitor scrolls, or always with `staysDark`. */
export function Header({ onDark, staysDark, logoOnDark }: Props) {
  const { nav } = useTexts('common')
  const scrolled = useScrolled()
  const header = useRef<HTMLElement>(null)
  useDisclosures(header)
  const light = onDark && (staysDark || !scrolled)
  const menuButtonClass = classes(shared.round, styles.menuButton)
  return (
    <header ref={header} className={classes(styles.header, scrolled && styles.scrolled, light && styles.onDark)}>
      <Container className={styles.row ?? ''}>
        <Logo label={nav.home} onDark={logoOnDark && !scrolled} />
        <Navigation />
        <Cluster gap={3}>
          <LanguageMenu />
          <BookADemoLink
            className={classes(buttonClass({ variant: light ? 'brand' : 'ink', small: true }), styles.book)}
          >
            {nav.bookADemo}
          </BookADemoLink>
          <button type="button" className={menuButtonClass} popoverTarget={NAVIGATION_ID} aria-label={nav.menu}>
            <Icon of={MenuIcon} size={20} />
            <Icon of={X} size={20} />
          </button>
        </Cluster>
      </Container>
    </header>
  )
}

function subscribeToScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > SCROLLED_THRESHOLD_PX,
    () => false,
  )
}

/** Links to the page, or scrolls to the section if the current page has it. */
function BookADemoLink(props: Omit<ComponentProps<typeof SiteLink>, 'to' | 'onClick'>) {
  return <SiteLink {...props} to="/book-a-demo" onClick={scrollToSection} />
}

function scrollToSection(event: MouseEvent): void {
  const section = document.getElementById('book-a-demo')
  if (!section || hasModifier(event)) return
  event.preventDefault()
  section.tabIndex = -1
  section.focus({ preventScroll: true })
  scrollToPart(section, scrollBehavior())
}

/** The menus work without JavaScript. This also closes them on Escape, outside clicks, focus leaving and navigation. */
function useDisclosures(area: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()

  useEffect(() => {
    const root = area.current
    if (!root) return

    const findOpenDetails = () => root.querySelectorAll<HTMLDetailsElement>('details[open]')
    const onPointerDown = (event: PointerEvent) => {
      // In the mobile menu, closing a section now would move the next one from under the finger.
      if (findOpenMenu(root)) return
      for (const details of findOpenDetails()) if (!details.contains(event.target as Node)) details.open = false
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || findOpenMenu(root)) return
      for (const details of findOpenDetails()) {
        details.open = false
        if (details.contains(document.activeElement)) details.querySelector('summary')?.focus()
      }
    }
    const onFocusOut = (event: FocusEvent) => {
      const next = event.relatedTarget as Node | null
      if (!next) return
      if (findOpenMenu(root)) {
        // In the mobile menu, sections stay open; leaving the header closes the menu.
        if (!root.contains(next)) findOpenMenu(root)?.hidePopover()
        return
      }
      for (const details of findOpenDetails()) if (!details.contains(next)) details.open = false
    }

    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', onPointerDown, { signal })
    document.addEventListener('keydown', onKeyDown, { signal })
    root.addEventListener('focusout', onFocusOut, { signal })
    return () => listening.abort()
  }, [area])

  // Skip the first run: a menu opened before hydration stays open.
  const lastKey = useRef(key)
  useEffect(() => {
    const root = area.current
    if (!root || lastKey.current === key) return
    lastKey.current = key
    findOpenMenu(root)?.hidePopover()
    for (const details of root.querySelectorAll<HTMLDetailsElement>('details[open]')) details.open = false
  }, [area, key])
}

function findOpenMenu(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>(':popover-open')
}
