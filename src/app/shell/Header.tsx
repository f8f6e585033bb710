import { Menu as MenuIcon, X } from 'lucide'
import { useRef, useSyncExternalStore, type ComponentProps, type MouseEvent } from 'react'
import { hasModifier } from '#browser/has-modifier.ts'
import { scrollToPart } from '#browser/scroll.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { SCROLLED_THRESHOLD_PX } from '#site/timings.ts'
import { buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Container } from '#ui/Container.tsx'
import { Icon } from '#ui/Icon.tsx'
import { scrollBehavior } from '#ui/motion/preference.ts'
import { LanguageMenu } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import { Navigation, NAVIGATION_ID } from './Navigation.tsx'
import { useDisclosures } from './useDisclosures.ts'
import styles from './Header.module.css'

/** `onDark`: the page has a dark top, so logo and links are light until the visitor scrolls. */
export function Header({ onDark, logoOnDark }: { onDark: boolean; logoOnDark: boolean }) {
  const { nav } = useTexts('common')
  const scrolled = useScrolled()
  const header = useRef<HTMLElement>(null)
  useDisclosures(header)
  const light = onDark && !scrolled
  return (
    <header ref={header} className={classes(styles.header, scrolled && styles.scrolled, light && styles.onDark)}>
      <Container className={styles.row ?? ''}>
        <Logo label={nav.home} onDark={logoOnDark && !scrolled} />
        <Navigation />
        <div className={styles.end}>
          <LanguageMenu />
          <BookADemoLink
            className={classes(buttonClass({ variant: light ? 'brand' : 'ink', small: true }), styles.book)}
          >
            {nav.bookADemo}
          </BookADemoLink>
          <button type="button" className={styles.menuButton} popoverTarget={NAVIGATION_ID} aria-label={nav.menu}>
            <Icon of={MenuIcon} className={styles.openSign} size={20} />
            <Icon of={X} className={styles.closeSign} size={20} />
          </button>
        </div>
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
